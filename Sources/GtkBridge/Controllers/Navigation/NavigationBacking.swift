import GtkObjects

/// The backing of a ``NavigationController``: a stack of screens, with title and Back button in the window's bar.
@MainActor
final class NavigationBacking: WidgetBacking, ContainerBacking, WindowBar.Content {
  private weak var navigation: NavigationController?
  private unowned let view: NativeView
  let slide = Gtk.SlideBox()
  private var subviews: [NativeView] = []
  private let focus = ScreenFocus()
  /// The screen that the user's swipe reveals.
  private var revealed: Gtk.Widget?

  init(_ navigation: NavigationController, view: NativeView) {
    self.navigation = navigation
    self.view = view
    slide.connect("map") { [weak self] in
      if let self { WindowBar.bar(above: widget)?.show(self) }
    }
    slide.connect("unmap") { [weak self] in
      if let self { WindowBar.bar(above: widget)?.hide(self) }
    }
  }

  var widget: Gtk.Widget { slide }

  // MARK: Screens

  func subviewsDidChange() {
    for subview in subviews where !view.subviews.contains(subview) {
      guard let child = subview.realizedWidget else { continue }
      if slide.contains(child) { slide.remove(child) }
      // A covered screen returns later, so its focus is kept.
      if navigation?.viewControllers.contains(where: { $0.viewIfLoaded === subview }) != true { focus.forget(child) }
    }
    for subview in view.subviews {
      let child = subview.realize()
      if !slide.contains(child) { slide.add(child) }
    }
    subviews = view.subviews
  }

  func constraintsDidChange() {}

  func visibilityDidChange() { setDrawn(view.isPresented) }

  func perform(_ transition: ScreenTransition) {
    guard let page = navigation?.topViewController?.viewIfLoaded?.realizedWidget else {
      return transition.complete()
    }
    let direction: Gtk.SlideBox.Direction =
      switch (transition.isAnimated, transition.kind) {
      case (true, .push): .forward
      case (true, .pop): .back
      default: .none
      }
    let left = transition.from.compactMap { $0.viewIfLoaded?.realizedWidget }
    focus.follow(in: widget, from: left, to: page) {
      slide.show(page, direction)
      forgetRevealedScreen()
      surroundingsDidChange()
    }
    slide.afterMovement { transition.complete() }
  }

  // MARK: Swipes

  func beginDragBack() {
    guard let screen = navigation?.viewControllers.dropLast().last?.view?.realize() else { return }
    revealed = screen
    WindowBar.bar(above: widget)?.setRevealed(screen)
    if !slide.contains(screen) { slide.add(screen) }
  }

  func dragBack(by distance: Double) -> Bool {
    guard let revealed else { return false }
    if widget.width > 0 { slide.reveal(revealed, by: distance / widget.width) }
    return true
  }

  func endDragBack() {
    guard let screen = revealed else { return }
    slide.conceal()
    slide.afterMovement { [weak self] in
      guard let self, revealed === screen else { return }
      forgetRevealedScreen()
      if !view.subviews.contains(where: { $0.realizedWidget === screen }), slide.contains(screen) {
        slide.remove(screen)
      }
    }
  }

  /// Forgets the screen that a swipe revealed, after it has been shown or concealed.
  private func forgetRevealedScreen() {
    guard revealed != nil else { return }
    revealed = nil
    WindowBar.bar(above: widget)?.setRevealed(nil)
  }

  // MARK: Window bar

  func surroundingsDidChange() { WindowBar.bar(above: widget)?.refresh() }

  var barTitle: String? { navigation?.topViewController?.navigationItem.title ?? navigation?.title }

  var hiddenParts: BarParts { navigation?.hidesToolbar == true ? .bottomBar : [] }

  var canGoBack: Bool { (navigation?.viewControllers.count ?? 0) > 1 && navigation?.isNavigationBarHidden == false }

  var permitsBackSwipe: Bool { navigation?.permitsBackSwipe != false }

  func goBack() { navigation?.userDidGoBack() }
}
