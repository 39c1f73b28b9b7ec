import Foundation

/// The native place a controller owns: a node in the tree of views, without pixels.
///
/// Mirrors the part of `UIView` that architecture code touches: the tree, hiding, and the layout anchors. GtkBridge
/// realises it as a widget when its window is first shown; with no toolkit it is plain data.
@preconcurrency @MainActor
open class NativeView {
  /// The view this one is in.
  public private(set) weak var superview: NativeView?

  /// The views in this one, bottom first.
  public private(set) var subviews: [NativeView] = []

  /// The constraints this view holds: those between itself and its descendants.
  public internal(set) var constraints: [LayoutConstraint] = []

  /// Where the view was asked to be, in its superview's coordinates, in points. Only constraints place a view in a
  /// window; the frame is kept for source compatibility.
  open var frame: CGRect

  /// Whether the view fills its superview for want of constraints of its own.
  ///
  /// In UIKit the resizing mask then turns into constraints; here it stands for the mask that fills, which is what a
  /// child controller's view is given in practice. Set it to `false` before adding constraints, as in UIKit.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { superview?.realization?.constraintsDidChange() }
  }

  /// Whether the view takes part in layout but is not drawn and takes no input.
  open var isHidden = false {
    didSet { if isHidden != oldValue { realization?.visibilityDidChange() } }
  }

  /// The toolkit's side of this view while it is realised.
  public var realization: (any NativeViewRealization)?

  /// The controller whose view this is.
  public internal(set) weak var owner: ViewController?

  /// Makes an empty view.
  public init(frame: CGRect) {
    self.frame = frame
  }

  /// Makes an empty view.
  public convenience init() {
    self.init(frame: .zero)
  }

  deinit {}

  /// Adds a view on top of the others, taking it from where it was.
  open func addSubview(_ view: NativeView) {
    insertSubview(view, at: subviews.count)
  }

  /// Adds a view at a position in ``subviews``, taking it from where it was.
  ///
  /// If the view belongs to a child controller of a controller that is on screen, that child appears.
  /// Complexity: O(*n*) in the number of subviews.
  open func insertSubview(_ view: NativeView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be put into itself or into its own subview.")
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
    }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    moveOwnSizeConstraints(of: view, from: view, to: self)
    realization?.subviewsDidChange()
    view.forEachController { $0.viewDidEnterHierarchy() }
  }

  /// Takes the view, and every constraint between it and what stays, out of its superview. Constraints on its own width
  /// and height go with it.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    forEachController { $0.viewWillLeaveHierarchy() }
    // A handler may have moved the view.
    guard let superview else { return }
    moveOwnSizeConstraints(of: self, from: superview, to: self)
    var ancestor: NativeView? = superview
    while let current = ancestor {
      for constraint in current.constraints where constraint.touches(self) { constraint.isActive = false }
      ancestor = current.superview
    }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.realization?.subviewsDidChange()
    forEachController { $0.viewDidLeaveHierarchy() }
  }

  /// The window the view is shown in, or will be.
  public var window: Window? {
    var top = self
    while let superview = top.superview { top = superview }
    return top.owner?.window
  }

  /// Whether this view is `view` or lies inside it. Complexity: O(*depth*).
  public func isDescendant(of view: NativeView) -> Bool {
    var current: NativeView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The outermost controllers whose views these are: the view's own, or else those of its subviews.
  private func forEachController(_ body: (ViewController) -> Void) {
    if let owner {
      body(owner)
    } else {
      for subview in subviews { subview.forEachController(body) }
    }
  }

  private func moveOwnSizeConstraints(of view: NativeView, from old: NativeView, to new: NativeView) {
    let moving = old.constraints.filter { $0.isOwnSize(of: view) }
    guard !moving.isEmpty else { return }
    for constraint in moving { constraint.move(to: new) }
    old.realization?.constraintsDidChange()
    new.realization?.constraintsDidChange()
  }
}

/// Views are equal when they are the same object.
extension NativeView: Hashable {
  public nonisolated static func == (left: NativeView, right: NativeView) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
