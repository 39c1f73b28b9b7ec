import Foundation

/// A node of the view hierarchy, independent of any toolkit.
///
/// Mirrors `UIView`. GtkBridge realises it as a widget when its window is first shown. Without a toolkit it is plain
/// data. A subclass overrides what UIKit's subclasses override:
///
/// ```swift
/// final class Badge: UIView {
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     addSubview(label)
///   }
///   required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
///   override func layoutSubviews() {
///     super.layoutSubviews()
///     label.frame = bounds.insetBy(dx: 4, dy: 2)
///   }
/// }
/// ```
///
/// Colours, the tint and the layer are in the module UIKit.
@preconcurrency @MainActor
open class NativeView: Responder {
  /// The superview.
  public private(set) weak var superview: NativeView?

  /// The subviews, bottom first.
  public package(set) var subviews: [NativeView] = []

  /// The active constraints between this view and its descendants.
  public internal(set) var constraints: [LayoutConstraint] = []

  /// The view's properties for assistive technology. The toolkit's side of the view applies them.
  package var accessibility: AnyObject?

  /// The toolkit counterpart of this view, while it is realised.
  public var backing: (any NativeViewBacking)?

  /// The controller that owns this view.
  public internal(set) weak var owner: ViewController?

  /// The view's colours and its layer, for the modules above.
  package final var look: AnyObject?

  /// The drawn values while the view's properties are animated.
  package final var presented: PresentedValues?

  var state = ViewState()

  /// Creates an empty view.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
    state.isPlaced = frame != .zero
  }

  /// Creates an empty view.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Returns `nil`, because archives are not supported. Subclasses declare it, as in UIKit.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {}

  // MARK: Place

  /// The position and size in the superview's coordinates, in points.
  ///
  /// If ``translatesAutoresizingMaskIntoConstraints`` is `true`, the frame and the ``autoresizingMask`` determine the place.
  /// A view whose frame has never been set fills its superview; in UIKit, it has no size. With a transform, the frame is the
  /// rectangle around the transformed view.
  open var frame: CGRect {
    get {
      rect(ofSize: bounds.size).surrounding(affineTransform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let size = affineTransform == .identity ? newValue.size : newValue.size(before: affineTransform)
      let place = rect(ofSize: size).surrounding(affineTransform)
      center = CGPoint(x: newValue.minX - place.minX, y: newValue.minY - place.minY)
      bounds.size = size
    }
  }

  /// The view's rectangle in its own coordinates. A scroll view moves the origin.
  open var bounds: CGRect {
    didSet {
      guard bounds != oldValue else { return }
      Self.recorder?.view(self, didChange: .bounds(oldValue))
      boundsDidChange(from: oldValue)
      observedValuesMayHaveChanged()
    }
  }

  /// The centre of the view in the superview's coordinates, or the place of its layer's anchor point if that is not the
  /// centre.
  open var center: CGPoint {
    didSet {
      guard center != oldValue else { return }
      Self.recorder?.view(self, didChange: .center(oldValue))
      placeDidChange()
      observedValuesMayHaveChanged()
    }
  }

  /// The transform around the centre. UIKit's `transform` is in the module UIKit.
  package final var affineTransform = AffineTransform.identity {
    didSet {
      guard affineTransform != oldValue else { return }
      Self.recorder?.view(self, didChange: .transform(oldValue))
      backing?.transformDidChange()
    }
  }

  /// The distances and lengths that change with the size of the superview.
  open var autoresizingMask: AutoresizingMask = []

  /// A Boolean value that indicates whether the size of subviews changes with that of this view, according to their
  /// ``autoresizingMask``.
  open var autoresizesSubviews = true

  /// A Boolean value that indicates whether ``frame`` and ``autoresizingMask`` place the view. As in UIKit, set this
  /// property to `false` before adding constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { superview?.constraintsDidChange() } }
  }

  // MARK: Look and input

  /// A Boolean value that indicates whether the view is hidden. A hidden view takes part in layout but is not drawn and
  /// takes no input.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      Self.recorder?.view(self, didChange: .visibility)
      backing?.visibilityDidChange()
      superview?.subviewVisibilityDidChange()
      observedValuesMayHaveChanged()
    }
  }

  /// The opacity of the view and its subviews, from 0 to 1.
  open var alpha: CGFloat = 1 {
    didSet {
      guard alpha != oldValue else { return }
      Self.recorder?.view(self, didChange: .alpha(oldValue))
      backing?.lookDidChange()
      observedValuesMayHaveChanged()
    }
  }

  /// Kept, without effect: GTK itself detects covered views.
  open var isOpaque = true

  /// A Boolean value that indicates whether the view cuts off the drawing of its subviews outside its bounds.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { backing?.lookDidChange() } }
  }

  /// A Boolean value that indicates whether the view and its subviews take input.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { backing?.lookDidChange() } }
  }

  /// The place of content whose size differs from that of the view. Only image views use it: other views are drawn
  /// again for each size.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { backing?.lookDidChange() } }
  }

  /// The direction of the view's content.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { constraintsDidChange() } }
  }

  /// Called after the accent colour of the view changed, even if the view inherits it.
  open func tintColorDidChange() {}

  /// A number with which the program finds the view.
  open var tag = 0

  /// Called after the traits of the desktop changed, such as from light to dark.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Drawing

  /// Draws the view's own content, behind its subviews. Override it; the base class draws nothing.
  ///
  /// `UIGraphicsGetCurrentContext()` of the module UIKit is the context for the drawing. The view keeps the drawing
  /// until ``setNeedsDisplay()`` or a change of the size. In UIKit, a change of the size requests a new drawing only
  /// with the ``contentMode`` `redraw`.
  ///
  /// - Parameter rect: The view's bounds. In UIKit, it may be a part of them.
  open func draw(_ rect: CGRect) {}

  /// Requests a call of ``draw(_:)`` in the next frame. Several requests cause a single call.
  open func setNeedsDisplay() { backing?.displayDidBecomeInvalid() }

  /// Requests a call of ``draw(_:)`` in the next frame. It redraws the whole view, not only the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// The class of the view's layer. Override it to return `CAShapeLayer.self`, `CAGradientLayer.self` or
  /// `CATextLayer.self` of the module UIKit; any other class stands for `CALayer`.
  open class var layerClass: AnyClass { NativeView.self }

  // MARK: Hierarchy

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
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      backing?.subviewsDidChange()
      return
    }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.state.lastFittingFrame = nil
    moveOwnSizeConstraints(of: view, from: view, to: self)
    backing?.subviewsDidChange()
    setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
    view.windowMayHaveChanged()
    view.forEachController { $0.viewDidEnterHierarchy() }
  }

  /// Removes the view from its superview. Deactivates the constraints between the view and the remaining views, but
  /// keeps those on the view's own width and height.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    forEachController { $0.viewWillLeaveHierarchy() }
    // An event handler may have moved the view.
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    moveOwnSizeConstraints(of: self, from: superview, to: self)
    var ancestor: NativeView? = superview
    while let current = ancestor {
      for constraint in current.constraints where constraint.touches(self) { constraint.isActive = false }
      ancestor = current.superview
    }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.backing?.subviewsDidChange()
    superview.setNeedsLayout()
    didMoveToSuperview()
    windowMayHaveChanged()
    forEachController { $0.viewDidLeaveHierarchy() }
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: NativeView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: NativeView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: NativeView?) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called when the window changes, immediately before ``didMoveToWindow()``. A view is in a window as soon as its
  /// controller is.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// Returns the view, or the first view below it, that has a tag.
  open func viewWithTag(_ tag: Int) -> NativeView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Layout

  /// Places the subviews. Override it to set their frames; ``bounds`` is up to date then. The base class applies
  /// constraints.
  open func layoutSubviews() {}

  /// The constraints that the view itself adds to those of the program.
  var ownConstraints: [LayoutConstraint] { [] }

  /// The guides to which ``ownConstraints`` refer.
  var ownGuides: [LayoutGuide] { [] }

  /// Called after a subview was hidden or shown.
  func subviewVisibilityDidChange() {}

  /// Requests a layout before the next frame. Several requests cause a single layout.
  open func setNeedsLayout() {
    state.needsLayout = true
    requestPlacing()
  }

  /// Performs the requested layout of the view and of its subviews now.
  open func layoutIfNeeded() {
    layoutRoot.layoutTree()
  }

  /// Indicates whether constraints and frames place the subviews. The content of some views has a layout of its own.
  package final var placesSubviews = true

  /// Indicates whether the outermost view of a tree gets a width from its surroundings, independent of its content.
  package final var hasGivenWidth = false

  /// Indicates whether the outermost view of a tree gets a height from its surroundings, independent of its content.
  package final var hasGivenHeight = false

  /// Indicates whether pictures are ignored for the height of a tree, because its surroundings set its usual height.
  package final var ignoresPictureHeights = false

  /// Requests a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    state.needsUpdateConstraints = true
    setNeedsLayout()
  }

  /// Indicates whether ``updateConstraints()`` is pending.
  public final func needsUpdateConstraints() -> Bool { state.needsUpdateConstraints }

  /// Calls ``updateConstraints()`` on the views that requested it, subviews first.
  open func updateConstraintsIfNeeded() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard state.needsUpdateConstraints else { return }
    state.needsUpdateConstraints = false
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }

  /// Changes the view's constraints. Override it, and call `super` last.
  open func updateConstraints() {
    state.needsUpdateConstraints = false
  }

  /// Indicates whether the class needs constraints. Kept, without effect.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size of the view's content, with ``noIntrinsicMetric`` for a missing length.
  open var intrinsicContentSize: CGSize {
    measuringBacking?.intrinsicSize ?? CGSize(width: NativeView.noIntrinsicMetric, height: NativeView.noIntrinsicMetric)
  }

  /// Notifies the layout of a change of ``intrinsicContentSize``.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// Returns the size that fits the view's content best. The default is that of the widget, or else the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    measuringBacking?.sizeThatFits(size) ?? bounds.size
  }

  /// Resizes the view to the size that fits its content, at the same origin.
  open func sizeToFit() {
    let old = frame
    let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    frame = CGRect(origin: old.origin, size: sizeThatFits(limit))
  }

  /// Returns the size that the view's constraints, or else its content, need.
  ///
  /// - Parameter targetSize: ``layoutFittingCompressedSize`` or ``layoutFittingExpandedSize``, or a target size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the view's constraints, or else its content, need.
  ///
  /// - Parameters:
  ///   - targetSize: The target size.
  ///   - horizontalFittingPriority: The priority of the width of `targetSize`. With `.required`, the result has that
  ///     width.
  ///   - verticalFittingPriority: The priority of the height of `targetSize`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutConstraint.Priority,
    verticalFittingPriority: LayoutConstraint.Priority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The distances of the view's content from its edges. The default is 8 points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
  }

  /// Kept, without effect: the margins of a view are its own.
  open var preservesSuperviewLayoutMargins = false

  /// Called after ``layoutMargins`` changed. The default requests a layout.
  open func layoutMarginsDidChange() { setNeedsLayout() }

  /// Kept, without effect: not called, because there are no archives.
  open func awakeFromNib() {}

  /// Kept, without effect: not called, because there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}

  /// Called after a controller around the view changed its `additionalSafeAreaInsets`.
  open func safeAreaInsetsDidChange() {}

  /// The insets from the view's edges to the rectangle that constraints place. The default is none.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  // MARK: Input

  /// Indicates whether a point in the view's coordinates is inside the view.
  open func point(inside point: CGPoint, with event: InputEvent?) -> Bool { bounds.contains(point) }

  /// Returns the uppermost view that takes input at a point in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: InputEvent?) -> NativeView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }

  /// Indicates whether the view receives several touches at the same time.
  open var isMultipleTouchEnabled = false

  /// Kept, without effect.
  open var isExclusiveTouch = false

  /// Returns whether a recognizer of the view may leave the state `possible`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Performs the action of a press on the view. Returns whether there is one. The default taps a recognizer.
  open func accessibilityActivate() -> Bool { tapByKeyboard() }

  /// The view's controller, or else the superview.
  open override var next: Responder? { owner ?? surroundingView }

  open override var isFirstResponder: Bool { backing?.hasFocus ?? false }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, backing?.takeFocus() == true else { return false }
    showInScrollViews()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    backing?.giveUpFocus()
    return true
  }
}
