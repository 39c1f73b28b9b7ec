/// The content of a window. A separate object, so that its controllers disappear if the window is released while shown,
/// on any thread.
@MainActor
final class WindowScreen {
  var root: ViewController?
  var isShown = false

  isolated deinit {
    disappear()
  }

  func disappear() {
    guard isShown else { return }
    isShown = false
    root?.presentationStackToUse.windowDidDisappear()
  }
}
