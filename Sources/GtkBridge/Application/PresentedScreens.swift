/// Shows what is presented in a window: sheets in windows of their own, full-screen controllers in place of the root,
/// popovers as bubbles.
@MainActor
final class PresentedScreens {
  private let window: Gtk.Window
  /// The root and the full-screen controllers, of which the uppermost is seen.
  private let pages = Gtk.Stack()
  private var root: Gtk.Widget?
  private var shown: [(controller: ViewController, screen: any PresentedScreen)] = []

  init(in window: Gtk.Window) {
    self.window = window
    window.setChild(pages)
  }

  /// Fills the window with the root controller's widget; what was presented over the one before goes with it.
  func setRoot(_ widget: Gtk.Widget?) {
    guard widget !== root else { return }
    removeAll()
    if let root, pages.contains(root) { pages.remove(root) }
    root = widget
    if let widget { pages.add(widget) }
  }

  /// Shows what has been presented over the root while the window was not there to show it.
  func showPresented(over root: ViewController?) {
    var next = root?.presentedViewController
    while let controller = next {
      show(controller, animated: false)
      next = controller.presentedViewController
    }
  }

  /// Takes everything presented off the screen.
  func removeAll() {
    for (_, screen) in shown.reversed() { screen.remove() }
    shown = []
  }

  func perform(_ transition: ScreenTransition) {
    switch transition.kind {
    case .present:
      for controller in transition.to { show(controller, animated: transition.isAnimated) }
    case .dismiss:
      for controller in transition.from.reversed() { dismiss(controller) }
      // What was covered comes back by itself: it is the uppermost page again.
      showUppermostPage(animated: transition.isAnimated, transition: .slideDown)
    case .push, .pop, .select, .embed:
      break
    }
    let top = shown.last?.screen.window ?? window
    top.afterPaint { transition.complete() }
  }

  private func show(_ controller: ViewController, animated: Bool) {
    guard !shown.contains(where: { $0.controller === controller }), let view = controller.view else { return }
    let below = shown.last?.screen.window ?? window
    let screen: any PresentedScreen =
      switch controller.modalPresentationStyle {
      case .automatic, .pageSheet, .formSheet: SheetScreen(controller, content: view.realize(), above: below)
      case .fullScreen: FullScreenPage(content: view.realize(), pages: pages, window: window)
      case .popover: SheetScreen(controller, content: view.realize(), above: below)
      }
    shown.append((controller, screen))
    if screen is FullScreenPage { showUppermostPage(animated: animated, transition: .slideUp) }
  }

  private func dismiss(_ controller: ViewController) {
    guard let index = shown.firstIndex(where: { $0.controller === controller }) else { return }
    shown.remove(at: index).screen.remove()
  }

  private func showUppermostPage(animated: Bool, transition: Gtk.Stack.Transition) {
    let page = shown.lazy.compactMap { $0.screen as? FullScreenPage }.last?.content ?? root
    if let page, pages.contains(page) { pages.show(page, transition: animated ? transition : .none) }
  }
}

/// One presented controller on screen.
@MainActor
protocol PresentedScreen: AnyObject {
  /// The window it is seen in.
  var window: Gtk.Window { get }

  /// Takes it off the screen; the controller keeps its widget.
  func remove()
}

/// A presented controller in place of the window's root.
@MainActor
private final class FullScreenPage: PresentedScreen {
  let content: Gtk.Widget
  let window: Gtk.Window
  private let pages: Gtk.Stack

  init(content: Gtk.Widget, pages: Gtk.Stack, window: Gtk.Window) {
    self.content = content
    self.pages = pages
    self.window = window
    pages.add(content)
  }

  func remove() {
    if pages.contains(content) { pages.remove(content) }
  }
}
