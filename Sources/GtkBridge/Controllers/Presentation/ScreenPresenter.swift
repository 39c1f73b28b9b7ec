import GtkObjects

/// The controllers presented in a window: sheets as modal windows, full-screen controllers as pages of the window, and
/// popovers.
@MainActor
final class ScreenPresenter {
  private struct Shown {
    let controller: ViewController
    let screen: any PresentedScreen
    /// The previously focused widget, which gets the focus again.
    let focus: Gtk.Widget?
  }

  private let pages: WindowPages
  private var shown: [Shown] = []

  init(in window: Gtk.Window) {
    pages = WindowPages(in: window)
  }

  /// Replaces the root controller's widget, and removes everything presented over the previous one.
  func setRoot(_ widget: Gtk.Widget?) {
    guard !pages.isFilled(with: widget) else { return }
    removeAll()
    pages.setRoot(widget)
  }

  /// Shows the views of the window that are above its content.
  func setViewsAboveContent(_ widget: Gtk.Widget) { pages.setViewsAboveContent(widget) }

  /// Moves the focus into the content if it has none. GTK initially focuses the bar.
  func focusContent() { pages.focusContent() }

  /// Moves the focus into a root that has replaced another one.
  func focusNewRoot() { if shown.isEmpty { pages.focusNewRoot() } }

  /// Shows the controllers that were presented over the root before the window existed.
  func showPresented(over root: ViewController?) {
    var next = root?.presentedViewController
    while let controller = next {
      show(controller, animated: false)
      (shown.last?.screen as? CustomScreen)?.present(animated: false) {}
      next = controller.presentedViewController
    }
  }

  /// Updates the titles of the screens.
  func titleDidChange() {
    for shown in shown { shown.screen.titleDidChange() }
  }

  /// Removes every presented screen.
  func removeAll() {
    for shown in shown.reversed() { shown.screen.remove() }
    shown = []
  }

  func perform(_ transition: ScreenTransition) {
    switch transition.kind {
    case .present:
      for controller in transition.to { show(controller, animated: transition.isAnimated) }
      if let custom = shown.last?.screen as? CustomScreen {
        return custom.present(animated: transition.isAnimated) { [weak self] in self?.complete(transition) }
      }
    case .dismiss:
      let leaving = transition.from
      if let top = shown.last, let custom = top.screen as? CustomScreen, leaving.contains(top.controller) {
        return custom.dismiss(animated: transition.isAnimated) { [weak self] in
          for controller in leaving.reversed() { self?.dismiss(controller) }
          self?.complete(transition)
        }
      }
      for controller in leaving.reversed() { dismiss(controller) }
    case .push, .pop, .select, .embed:
      break
    }
    complete(transition)
  }

  /// Completes a transition after its last frame. As on iOS, a key pressed before has no effect, unless the user may be typing:
  /// a child joins the screen that stays, such as the results of a search.
  private func complete(_ transition: ScreenTransition) {
    let windows = transition.kind == .embed ? [] : ([pages] + shown.map(\.screen.pages)).map(\.window)
    let heedKeys = windows.map { $0.ignoreKeys() }
    let complete: @MainActor () -> Void = {
      for heed in heedKeys { heed() }
      transition.complete()
      // A view may have requested another presentation in the meantime.
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
    if let dialog = controller as? any DesktopDialogPresenting {
      let screen = DesktopDialogScreen(dialog, in: below)
      return shown.append(Shown(controller: controller, screen: screen, focus: focus))
    }
    if let custom = CustomPresentation(of: controller, animated: animated) {
      let screen = CustomScreen(controller, custom, over: below)
      return shown.append(Shown(controller: controller, screen: screen, focus: focus))
    }
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
    // A covered widget has lost the focus. A widget behind a modal window has kept it.
    if let focus = gone.focus, focus.isMapped {
      focus.takeFocus()
    } else {
      (shown.last?.screen.pages ?? pages).focusContent()
    }
  }
}
