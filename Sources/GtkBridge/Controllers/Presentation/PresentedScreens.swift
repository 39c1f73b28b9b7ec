import GtkObjects

/// Shows what is presented in a window: sheets in windows of their own, full-screen controllers in place of the root or
/// over it, popovers as bubbles.
@MainActor
final class PresentedScreens {
  private struct Shown {
    let controller: ViewController
    let screen: any PresentedScreen
    /// What had the keyboard's focus in the window before, to give it back.
    let focus: Gtk.Widget?
  }

  private let pages: PresentedPages
  private var shown: [Shown] = []

  init(in window: Gtk.Window) {
    pages = PresentedPages(in: window)
  }

  /// Fills the window with the root controller's widget; what was presented over the one before goes with it.
  func setRoot(_ widget: Gtk.Widget?) {
    guard !pages.isFilled(with: widget) else { return }
    removeAll()
    pages.setRoot(widget)
  }

  /// Gives the keyboard's focus to what the window is there for, where nothing there has it: GTK gives it to the bar.
  func focusContent() { pages.focusContent() }

  /// Shows what has been presented over the root while the window was not there to show it.
  func showPresented(over root: ViewController?) {
    var next = root?.presentedViewController
    while let controller = next {
      show(controller, animated: false)
      next = controller.presentedViewController
    }
  }

  /// The title of a controller on screen changed.
  func titleDidChange() {
    for shown in shown { shown.screen.titleDidChange() }
  }

  /// Takes everything presented off the screen.
  func removeAll() {
    for shown in shown.reversed() { shown.screen.remove() }
    shown = []
  }

  func perform(_ transition: ScreenTransition) {
    switch transition.kind {
    case .present:
      for controller in transition.to { show(controller, animated: transition.isAnimated) }
    case .dismiss:
      for controller in transition.from.reversed() { dismiss(controller) }
    case .push, .pop, .select, .embed:
      break
    }
    let complete: @MainActor () -> Void = {
      transition.complete()
      // A view may have asked for a sheet while something else was presented.
      PresentationQueue.shared.retry()
    }
    if let top = shown.last?.screen {
      top.afterPaint(complete)
    } else {
      pages.window.afterPaint(complete)
    }
  }

  private func show(_ controller: ViewController, animated: Bool) {
    guard !shown.contains(where: { $0.controller === controller }), let view = controller.view else { return }
    let below = shown.last?.screen.pages ?? pages
    let focus = below.window.focusedDescendant
    let style = controller.modalPresentationStyle
    let screen: any PresentedScreen =
      switch style {
      case .automatic, .pageSheet, .formSheet:
        SheetScreen(controller, content: view.realize(), above: below.window)
      case .fullScreen, .overFullScreen:
        below.add(controller, view.realize(), isOver: style == .overFullScreen, animated: animated)
      case .popover:
        PopoverScreen(controller, in: below) ?? SheetScreen(controller, content: view.realize(), above: below.window)
      }
    shown.append(Shown(controller: controller, screen: screen, focus: focus))
  }

  private func dismiss(_ controller: ViewController) {
    guard let index = shown.firstIndex(where: { $0.controller === controller }) else { return }
    let gone = shown.remove(at: index)
    gone.screen.remove()
    // A covered widget has lost the focus; one behind another window still has it.
    if let focus = gone.focus, focus.isMapped {
      focus.takeFocus()
    } else {
      (shown.last?.screen.pages ?? pages).focusContent()
    }
  }
}
