import Foundation

/// A node of the view hierarchy, independent of any toolkit.
///
/// Mirrors the part of `UIView` that architecture code uses: the hierarchy, hiding, and layout anchors. GtkBridge
/// realises it as a widget when its window is first shown. Without a toolkit it is plain data.
@preconcurrency @MainActor
open class NativeView {
  /// The superview.
  public private(set) weak var superview: NativeView?

  /// The subviews, bottom first.
  public private(set) var subviews: [NativeView] = []

  /// The active constraints between this view and its descendants.
  public internal(set) var constraints: [LayoutConstraint] = []

  /// The requested position and size in the superview's coordinates, in points. It exists for source compatibility and
  /// does not affect the layout; use constraints.
  open var frame: CGRect

  /// A Boolean value that indicates whether the view fills its superview instead of using its own constraints.
  ///
  /// In UIKit, the autoresizing mask is translated into constraints. Here `true` always means the mask that fills the
  /// superview, which is the usual mask of a child controller's view. As in UIKit, set this property to `false` before
  /// adding constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { superview?.backing?.constraintsDidChange() }
  }

  /// A Boolean value that indicates whether the view is hidden. A hidden view takes part in layout but is not drawn and
  /// takes no input.
  open var isHidden = false {
    didSet { if isHidden != oldValue { backing?.visibilityDidChange() } }
  }

  /// What assistive technology is told of the view, which the toolkit's side of the view applies.
  package var accessibility: AnyObject?

  /// The toolkit counterpart of this view, while it is realised.
  public var backing: (any NativeViewBacking)?

  /// The controller that owns this view.
  public internal(set) weak var owner: ViewController?

  /// Creates an empty view.
  public init(frame: CGRect) {
    self.frame = frame
  }

  /// Creates an empty view.
  public convenience init() {
    self.init(frame: .zero)
  }

  deinit {}

  /// Adds a view on top of the other subviews and removes it from its previous superview.
  open func addSubview(_ view: NativeView) {
    insertSubview(view, at: subviews.count)
  }

  /// Inserts a view at an index of ``subviews`` and removes it from its previous superview.
  ///
  /// If the view belongs to a child of a visible controller, that child appears. Complexity: O(*n*) in the number of
  /// subviews.
  open func insertSubview(_ view: NativeView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be added to itself or to one of its descendants.")
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
    }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    moveOwnSizeConstraints(of: view, from: view, to: self)
    backing?.subviewsDidChange()
    view.forEachController { $0.viewDidEnterHierarchy() }
  }

  /// Removes the view from its superview. Deactivates the constraints between the view and the remaining views, but
  /// keeps those on the view's own width and height.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    forEachController { $0.viewWillLeaveHierarchy() }
    // An event handler may have moved the view.
    guard let superview else { return }
    moveOwnSizeConstraints(of: self, from: superview, to: self)
    var ancestor: NativeView? = superview
    while let current = ancestor {
      for constraint in current.constraints where constraint.touches(self) { constraint.isActive = false }
      ancestor = current.superview
    }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.backing?.subviewsDidChange()
    forEachController { $0.viewDidLeaveHierarchy() }
  }

  /// The window that shows or will show the view.
  public var window: Window? {
    var top = self
    while let superview = top.superview { top = superview }
    return top.owner?.window
  }

  /// Returns a Boolean value that indicates whether this view is `view` or one of its descendants. Complexity:
  /// O(*depth*).
  public func isDescendant(of view: NativeView) -> Bool {
    var current: NativeView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Calls `body` with the view's own controller, or otherwise with the outermost controllers in its subviews.
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
    old.backing?.constraintsDidChange()
    new.backing?.constraintsDidChange()
  }
}

/// Views are equal if they are the same instance.
extension NativeView: Hashable {
  public nonisolated static func == (left: NativeView, right: NativeView) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
