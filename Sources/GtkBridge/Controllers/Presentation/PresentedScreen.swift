/// One presented controller on screen.
@MainActor
protocol PresentedScreen: AnyObject {
  /// What fills the window it is seen in: what is presented over it belongs to that one.
  var pages: PresentedPages { get }

  /// Calls `callback` once it has been painted.
  func afterPaint(_ callback: @escaping @MainActor () -> Void)

  /// The title of its controller may have changed.
  func titleDidChange()

  /// Takes it off the screen; the controller keeps its widget.
  func remove()
}

extension PresentedScreen {
  func titleDidChange() {}
}
