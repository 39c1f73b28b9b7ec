/// What a window shows. It is an object of its own so that its controllers disappear with a window that is let go while it
/// is shown, on whatever thread that happens.
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
