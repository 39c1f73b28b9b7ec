import Foundation

/// A rectangle in a view to which constraints can refer.
///
/// Mirrors `UILayoutGuide`. The view places its own guides, such as ``NativeView/layoutMarginsGuide``. Constraints
/// place a guide that is added by ``NativeView/addLayoutGuide(_:)``.
@preconcurrency @MainActor
open class LayoutGuide {
  /// A name for descriptions of constraints.
  open var identifier = ""

  /// The view whose rectangle the guide divides.
  public internal(set) weak var owningView: NativeView?

  /// The rectangle in the coordinates of the owning view.
  public internal(set) var layoutFrame: CGRect {
    get {
      guard let insets, let owningView else { return placedFrame }
      return owningView.bounds.inset(by: insets(owningView))
    }
    set { placedFrame = newValue }
  }

  /// The rectangle that constraints have given to the guide.
  private var placedFrame = CGRect.zero

  /// The insets from the edges of the owning view, or `nil` if constraints place the guide.
  let insets: ((NativeView) -> UIEdgeInsets)?

  /// Creates a guide, which can then be added to a view.
  public init() { insets = nil }

  /// Creates a guide that is not among the view's guides for the program.
  init(in view: NativeView) {
    insets = nil
    owningView = view
  }

  init(of view: NativeView, _ identifier: String, insets: @escaping (NativeView) -> UIEdgeInsets) {
    self.insets = insets
    self.identifier = identifier
    owningView = view
  }

  deinit {}
}

extension NativeView {
  /// The guides added to the view.
  public var layoutGuides: [LayoutGuide] { state.guides }

  /// Adds a guide to the view.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    state.guides.append(guide)
  }

  /// Removes a guide from the view, and deactivates its constraints.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    var ancestor: NativeView? = self
    while let current = ancestor {
      for constraint in current.constraints where constraint.firstItem === guide || constraint.secondItem === guide {
        constraint.isActive = false
      }
      ancestor = current.superview
    }
    state.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The part of the view within its ``safeAreaInsets``: the whole view if controllers add no insets, because bars
  /// stand beside their screens here.
  public var safeAreaLayoutGuide: LayoutGuide {
    standardGuide(\.safeAreaGuide) { LayoutGuide(of: $0, "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets } }
  }

  /// The part of the view that a keyboard on screen covers: none, at the bottom of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = state.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    state.keyboardGuide = guide
    return guide
  }

  /// The part of the view within its ``layoutMargins``.
  public var layoutMarginsGuide: LayoutGuide {
    standardGuide(\.marginsGuide) { LayoutGuide(of: $0, "UIViewLayoutMarginsGuide") { $0.layoutMargins } }
  }

  /// The part of the view with a readable line length: the part within the margins, at most 672 points wide.
  public var readableContentGuide: LayoutGuide {
    standardGuide(\.readableGuide) {
      LayoutGuide(of: $0, "UIViewReadableContentGuide") { view in
        var insets = view.layoutMargins
        let excess = max(0, view.bounds.width - insets.left - insets.right - 672) / 2
        insets.left += excess
        insets.right += excess
        return insets
      }
    }
  }

  private func standardGuide(
    _ path: WritableKeyPath<ViewState, LayoutGuide?>, _ make: (NativeView) -> LayoutGuide
  ) -> LayoutGuide {
    if let stand = state.stand { return stand.standardGuide(path, make) }
    if let guide = state[keyPath: path] { return guide }
    let guide = make(self)
    state[keyPath: path] = guide
    return guide
  }

  /// The insets in which other views cover this view. They are the `additionalSafeAreaInsets` of the controllers around
  /// the view, as far as these insets extend into it. Bars add none, because they stand beside their screens.
  public var safeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    var frame = bounds
    var current = self
    while true {
      if let added = current.owner?.additionalSafeAreaInsets, added != .zero {
        let safe = current.bounds.inset(by: added)
        insets.top = max(insets.top, safe.minY - frame.minY)
        insets.left = max(insets.left, safe.minX - frame.minX)
        insets.bottom = max(insets.bottom, frame.maxY - safe.maxY)
        insets.right = max(insets.right, frame.maxX - safe.maxX)
      }
      guard let superview = current.superview else { return insets }
      frame = current.convert(frame, to: superview)
      current = superview
    }
  }

  /// Lays out the view and its descendants again, and notifies them of the change of their safe area.
  func safeAreaMayHaveChanged() {
    constraintsDidChange()
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
    for subview in subviews { subview.safeAreaMayHaveChanged() }
  }
}
