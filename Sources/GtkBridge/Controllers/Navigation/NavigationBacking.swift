import GtkObjects

/// The backing of a ``NavigationController``: a stack of screens, with title and Back button in the window's bar.
@MainActor
final class NavigationBacking: WidgetBacking, ContainerBacking, WindowBar.Content {
  private weak var navigation: NavigationController?
  private unowned let view: NativeView
  private let stack = Gtk.Stack()
  private var subviews: [NativeView] = []
  private let focus = ScreenFocus()

  init(_ navigation: NavigationController, view: NativeView) {
    self.navigation = navigation
    self.view = view
    stack.connect("map") { [weak self] in
      if let self { WindowBar.bar(above: stack)?.show(self) }
    }
    stack.connect("unmap") { [weak self] in
      if let self { WindowBar.bar(above: stack)?.hide(self) }
    }
  }

  var widget: Gtk.Widget { stack }

  // MARK: Screens

  func subviewsDidChange() {
    for subview in subviews where !view.subviews.contains(subview) {
      guard let child = subview.realizedWidget else { continue }
      if stack.contains(child) { stack.remove(child) }
      // A covered screen returns later, so its focus is kept.
      if navigation?.viewControllers.contains(where: { $0.viewIfLoaded === subview }) != true { focus.forget(child) }
    }
    for subview in view.subviews {
      let child = subview.realize()
      if !stack.contains(child) { stack.add(child) }
    }
    subviews = view.subviews
  }

  func constraintsDidChange() {}

  func visibilityDidChange() { setDrawn(!view.isHidden) }

  func perform(_ transition: ScreenTransition) {
    guard let page = navigation?.topViewController?.viewIfLoaded?.realizedWidget else {
      return transition.complete()
    }
    let motion: Gtk.Stack.Transition =
      switch (transition.isAnimated, transition.kind) {
      case (true, .push): .slideForward
      case (true, .pop): .slideBack
      default: .none
      }
    let left = transition.from.compactMap { $0.viewIfLoaded?.realizedWidget }
    focus.follow(in: stack, from: left, to: page) {
      stack.show(page, transition: motion)
      surroundingsDidChange()
    }
    stack.afterTransition { transition.complete() }
  }

  // MARK: Window bar

  func surroundingsDidChange() { WindowBar.bar(above: stack)?.refresh() }

  var barTitle: String? { navigation?.topViewController?.navigationItem.title ?? navigation?.title }

  var canGoBack: Bool { (navigation?.viewControllers.count ?? 0) > 1 && navigation?.isNavigationBarHidden == false }

  func goBack() { navigation?.userDidGoBack() }
}

extension Gtk.Stack {
  /// Calls `callback` once the running transition has finished and the new child has been painted.
  func afterTransition(_ callback: @escaping @MainActor () -> Void) {
    guard isMapped, isTransitionRunning else { return afterPaint(callback) }
    var handler: Gtk.SignalHandler?
    handler = connect("notify::transition-running") { [weak self] in
      guard let self, !isTransitionRunning else { return }
      handler?.disconnect()
      handler = nil
      afterPaint(callback)
    }
  }
}
