/// A presented controller on screen.
@MainActor
protocol PresentedScreen: AnyObject {
  /// The pages of the window that shows the controller. Controllers presented over it are added there.
  var pages: WindowPages { get }

  /// Calls `callback` after the screen has been painted.
  func afterPaint(_ callback: @escaping @MainActor () -> Void)

  /// Updates the title after a possible change.
  func titleDidChange()

  /// Removes the screen. The controller keeps its widget.
  func remove()
}

extension PresentedScreen {
  func titleDidChange() {}
}
