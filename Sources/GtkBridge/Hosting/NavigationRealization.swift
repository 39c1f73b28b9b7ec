/// Shows a ``NavigationController``'s screens one in place of another, and its title and way back in the window's bar.
@MainActor
final class NavigationRealization: WidgetRealization, ContainerRealization, WindowBar.Content {
  private weak var navigation: NavigationController?
  private unowned let view: NativeView
  private let stack = Gtk.Stack()
  private var subviews: [NativeView] = []
  /// Which widget of a covered screen had the keyboard's focus, to give it back. Neither is kept for that.
  private var covered: [ObjectIdentifier: Gtk.WeakReference] = [:]

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

  // MARK: The screens

  func subviewsDidChange() {
    for subview in subviews where !view.subviews.contains(subview) {
      if let child = subview.realizedWidget, stack.contains(child) { stack.remove(child) }
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
    guard let top = navigation?.topViewController?.viewIfLoaded, let page = top.realizedWidget else {
      return transition.complete()
    }
    for screen in transition.from {
      guard let left = screen.viewIfLoaded else { continue }
      covered[ObjectIdentifier(left)] = left.realizedWidget?.focusedDescendant.map { Gtk.WeakReference($0) }
    }
    let stacked = navigation?.viewControllers.compactMap { $0.viewIfLoaded.map { ObjectIdentifier($0) } } ?? []
    covered = covered.filter { stacked.contains($0.key) }
    let motion: Gtk.Stack.Transition =
      switch (transition.isAnimated, transition.kind) {
      case (true, .push): .slideForward
      case (true, .pop): .slideBack
      default: .none
      }
    stack.show(page, transition: motion)
    surroundingsDidChange()
    if let focus = covered.removeValue(forKey: ObjectIdentifier(top))?.widget, focus.isDescendant(of: page) {
      focus.takeFocus()
    }
    stack.afterTransition { transition.complete() }
  }

  // MARK: The bar

  func surroundingsDidChange() { WindowBar.bar(above: stack)?.refresh() }

  var barTitle: String? { navigation?.topViewController?.navigationItem.title ?? navigation?.title }

  var canGoBack: Bool { (navigation?.viewControllers.count ?? 0) > 1 && navigation?.isNavigationBarHidden == false }

  func goBack() { navigation?.userDidGoBack() }
}

extension Gtk.Stack {
  /// Calls `callback` once one child has taken the place of the other and that has been painted.
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
