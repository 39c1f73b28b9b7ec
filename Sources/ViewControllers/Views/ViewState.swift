import Foundation

/// What a view keeps for its layout.
struct ViewState {
  /// Indicates whether the program has set the view's frame.
  var isPlaced = false
  /// Indicates whether the layout sets the frame at present.
  var isPlacing = false
  var needsLayout = true
  var needsUpdateConstraints = true
  /// The window of which the view has been told.
  weak var window: Window?
  var huggingPriority = (
    horizontal: LayoutConstraint.Priority.defaultLow, vertical: LayoutConstraint.Priority.defaultLow
  )
  var compressionPriority = (
    horizontal: LayoutConstraint.Priority.defaultHigh, vertical: LayoutConstraint.Priority.defaultHigh
  )
  var guides: [LayoutGuide] = []
  var safeAreaGuide: LayoutGuide?
  var marginsGuide: LayoutGuide?
  var readableGuide: LayoutGuide?
}

extension NativeView {
  /// Tells the view and its subviews of their window, if it is another one than before.
  package func windowMayHaveChanged() {
    let window = window
    guard window !== state.window else { return }
    willMove(toWindow: window)
    state.window = window
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

  func moveOwnSizeConstraints(of view: NativeView, from old: NativeView, to new: NativeView) {
    let moving = old.constraints.filter { $0.isOwnSize(of: view) }
    guard !moving.isEmpty else { return }
    for constraint in moving { constraint.move(to: new) }
    old.constraintsDidChange()
    new.constraintsDidChange()
  }

  /// Requests a layout with other constraints.
  func constraintsDidChange() {
    backing?.constraintsDidChange()
    setNeedsLayout()
  }

  /// Updates constraints and lays out every view below this one that has requested it.
  func layoutTree() {
    updateConstraintsIfNeeded()
    if state.needsLayout {
      state.needsLayout = false
      owner?.viewWillLayoutSubviews()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layoutTree() }
  }

  func boundsDidChange(from old: CGRect) {
    if bounds.size != old.size {
      if autoresizesSubviews {
        for subview in subviews { subview.superviewDidResize(from: old.size, to: bounds.size) }
      }
      setNeedsLayout()
    }
    placeDidChange()
  }

  func placeDidChange() {
    if !state.isPlacing { state.isPlaced = true }
    backing?.placeDidChange()
  }

  private func superviewDidResize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, state.isPlaced else { return }
    place(at: autoresizingMask.resize(frame, from: old, to: new))
  }

  /// Gives the view a frame that the layout has found.
  package func place(at frame: CGRect) {
    state.isPlacing = true
    defer { state.isPlacing = false }
    self.frame = frame
  }

  /// Indicates whether the program has set the view's frame.
  package var isPlaced: Bool { state.isPlaced }
}
