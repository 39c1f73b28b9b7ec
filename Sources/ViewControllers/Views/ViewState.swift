import Foundation
package import Graphics

/// The values of a view for its layout.
struct ViewState {
  /// Indicates whether the program has set the view's frame.
  var isPlaced = false
  /// Indicates whether the layout is setting the frame.
  var isPlacing = false
  /// The last frame that fitted into the superview, and the size of the superview at that time, while it is too small.
  var lastFittingFrame: (frame: CGRect, size: CGSize)?
  var needsLayout = true
  /// The heights of wrapped texts in the last solution of the constraints of the tree below the view.
  var textHeights: [ObjectIdentifier: CGFloat] = [:]
  var needsUpdateConstraints = true
  /// Indicates whether the frames in the tree must be determined again. The outermost view stores it for the tree.
  var needsPlacing = true
  /// Indicates whether the tree is being laid out.
  var isLayingOut = false
  /// The constraints that have been reported as contradicting others.
  var reportedConflicts: Set<LayoutConstraint> = []
  /// The window at the last notification of the view.
  weak var window: Window?
  /// The content hugging priorities that the program has set.
  var huggingPriority: (horizontal: LayoutConstraint.Priority?, vertical: LayoutConstraint.Priority?) = (nil, nil)
  var compressionPriority = (
    horizontal: LayoutConstraint.Priority.defaultHigh, vertical: LayoutConstraint.Priority.defaultHigh
  )
  var recognizers: [UIGestureRecognizer] = []
  var guides: [LayoutGuide] = []
  var safeAreaGuide: LayoutGuide?
  var marginsGuide: LayoutGuide?
  var readableGuide: LayoutGuide?
  weak var stand: NativeView?
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// The closures to call after a value that can be observed has changed.
  var observations: [ObjectIdentifier: () -> Void] = [:]
}

extension NativeView {
  /// The point of the view that is at its ``center`` and is the centre of its transform, as fractions of its size.
  /// UIKit's `layer.anchorPoint` is in the module UIKit.
  package var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      guard newValue != state.anchorPoint else { return }
      state.anchorPoint = newValue
      // A view that the layout has placed keeps its place.
      if !isPlaced { superview?.requestPlacing() }
      backing?.placeDidChange()
      backing?.transformDidChange()
    }
  }

  /// Returns the rectangle of a size around its anchor point, which is the origin.
  package func rect(ofSize size: CGSize) -> CGRect {
    CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
  }

  /// Notifies the view and its subviews of their window if it has changed.
  package func windowMayHaveChanged() {
    let window = window
    guard window !== state.window else { return }
    willMove(toWindow: window)
    state.window = window
    // A view outside a window cannot have the keyboard focus.
    if window == nil, isFirstResponder { _ = resignFirstResponder() }
    for subview in subviews { subview.windowMayHaveChanged() }
    didMoveToWindow()
  }

  /// Calls `body` with the view's own controller, or otherwise with the outermost controllers in its subviews.
  func forEachController(_ body: (ViewController) -> Void) {
    if let owner {
      body(owner)
    } else {
      for subview in subviews { subview.forEachController(body) }
    }
  }

  /// The constraints of the view's own size that its superview holds.
  var outerSizeConstraints: [LayoutConstraint] {
    superview?.constraints.filter { $0.isOwnSize(of: self) } ?? []
  }

  func moveOwnSizeConstraints(of view: NativeView, from old: NativeView, to new: NativeView) {
    let moving = old.constraints.filter { $0.isOwnSize(of: view) }
    guard !moving.isEmpty else { return }
    for constraint in moving { constraint.move(to: new) }
    old.constraintsDidChange()
    new.constraintsDidChange()
  }

  /// Requests a layout with changed constraints.
  func constraintsDidChange() {
    backing?.constraintsDidChange()
    setNeedsLayout()
  }

  /// The outermost view of the tree in which the same constraints determine the frames.
  package var layoutRoot: NativeView {
    var top = self
    while let superview = top.superview, superview.placesSubviews { top = superview }
    return top
  }

  /// Requests that the frames in the tree be determined before the next frame.
  func requestPlacing() {
    let top = layoutRoot
    top.state.needsPlacing = true
    if !top.state.isLayingOut { top.backing?.layoutDidBecomeInvalid() }
  }

  /// Indicates whether a tree of views is being laid out.
  package private(set) static var isInLayout = false

  /// Lays out the whole tree below this view, which is the outermost one.
  package func layoutTree() {
    guard !state.isLayingOut else { return }
    state.isLayingOut = true
    let outer = Self.isInLayout
    Self.isInLayout = true
    defer {
      state.isLayingOut = false
      Self.isInLayout = outer
    }
    // The views' `layoutSubviews()` may change constraints.
    for _ in 0..<4 {
      updateConstraintsIfNeeded()
      if placesSubviews { ConstraintLayout.place(self) }
      state.needsPlacing = false
      layoutChangedSubviews()
      if !state.needsPlacing { return }
    }
  }

  private func layoutChangedSubviews() {
    if window != nil { owner?.viewHasItsPlace() }
    if state.needsLayout {
      state.needsLayout = false
      owner?.viewWillLayoutSubviews()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
    if placesSubviews { for subview in subviews { subview.layoutChangedSubviews() } }
  }

  func boundsDidChange(from old: CGRect) {
    if bounds.size != old.size {
      if autoresizesSubviews {
        for subview in subviews { subview.superviewDidResize(from: old.size, to: bounds.size) }
      }
      setNeedsLayout()
      placeDidChange()
    } else {
      // The view keeps its place, and its subviews move.
      originDidChange()
    }
  }

  /// Moves the subviews to their places for the origin of the bounds.
  private func originDidChange() {
    // The widget of a scroll view moves its content by itself.
    if !(self is UIScrollView) { backing?.layoutDidBecomeInvalid() }
  }

  func placeDidChange() {
    if !state.isPlacing {
      state.isPlaced = true
      state.lastFittingFrame = nil
      requestPlacing()
    }
    backing?.placeDidChange()
  }

  /// Resizes the view according to its mask. No length is negative, and the view returns to its former place when there
  /// is room again.
  private func superviewDidResize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, state.isPlaced else { return }
    let (fitting, size) = state.lastFittingFrame ?? (frame, old)
    let resized = autoresizingMask.resize(fitting, from: size, to: new)
    let fits = resized.size.width >= 0 && resized.size.height >= 0
    state.lastFittingFrame = fits ? nil : (fitting, size)
    place(
      at: CGRect(
        x: resized.origin.x, y: resized.origin.y, width: max(0, resized.size.width), height: max(0, resized.size.height)
      ))
  }

  /// Sets a frame that the layout has determined.
  package func place(at frame: CGRect) {
    state.isPlacing = true
    defer { state.isPlacing = false }
    self.frame = frame
  }

  /// Sets the size of the outermost view, and lays out the tree.
  package func layoutTree(in size: CGSize) {
    let wasLayingOut = state.isLayingOut
    // The layout has begun: the new size must not request another one, for which GTK would ask for all sizes again.
    state.isLayingOut = true
    place(at: CGRect(origin: frame.origin, size: size))
    state.isLayingOut = wasLayingOut
    performAsCurrent(layoutTree)
  }

  /// Lays out a tree without solving constraints, because all its subviews are pinned to the edges.
  ///
  /// - Parameter insets: The distances of each subview from the edges.
  package func layOutPinnedTree(in size: CGSize, insets: [EdgeInsets]) {
    guard !state.isLayingOut else { return }
    state.isLayingOut = true
    defer { state.isLayingOut = false }
    place(at: CGRect(origin: frame.origin, size: size))
    updateConstraintsIfNeeded()
    for (subview, insets) in zip(subviews, insets) {
      subview.place(
        at: CGRect(
          x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top,
          width: max(0, size.width - insets.leading - insets.trailing),
          height: max(0, size.height - insets.top - insets.bottom)))
    }
    state.needsPlacing = false
    performAsCurrent(layoutChangedSubviews)
  }

  /// Lays out the view with the nearest controller as ``ViewController/current``.
  package func performAsCurrent(_ body: () -> Void) {
    guard let controller = sequence(first: self, next: \.superview).lazy.compactMap(\.owner).first else {
      return body()
    }
    controller.performAsCurrent(body)
  }

  /// Returns the size that the tree needs for a proposal, in which `nil` is the natural length.
  ///
  /// - Parameter isLeast: Indicates whether texts may have their minimum sizes.
  package func treeSize(near size: CGSize, isWidthFixed: Bool, isLeast: Bool) -> CGSize {
    updateConstraintsIfNeeded()
    return ConstraintLayout.fittingSize(
      of: self, near: size, isWidthFixed ? LayoutConstraint.Priority(999) : .fittingSizeLevel, .fittingSizeLevel,
      usesLeastSizes: isLeast)
  }

  /// Indicates whether the program has set the view's frame.
  package var isPlaced: Bool { state.isPlaced }
}
