import GtkObjects

/// The backing of a ``TabController``: a row of tabs above the selected screen.
@MainActor
final class TabBacking: WidgetBacking, ContainerBacking {
  private weak var tabs: TabController?
  private unowned let view: NativeView
  private let box = Gtk.Box(axis: .vertical)
  private let stack: Gtk.Stack
  private let switcher: Gtk.StackSwitcher
  private var selection: Gtk.SignalHandler?
  /// The page of each tab. A page exists before its controller's view is loaded.
  private var pages: [(controller: ViewController, page: Gtk.Bin)] = []
  private var subviews: [NativeView] = []
  private let focus = ScreenFocus()

  init(_ tabs: TabController, view: NativeView) {
    self.tabs = tabs
    self.view = view
    stack = Gtk.Stack()
    switcher = Gtk.StackSwitcher(for: stack)
    switcher.setAlign(.center, on: .horizontal)
    switcher.setMargins(EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
    stack.setExpands(true, on: .horizontal)
    stack.setExpands(true, on: .vertical)
    switcher.insert(into: box, after: nil)
    stack.insert(into: box, after: switcher)
    selection = stack.connect("notify::visible-child") { [weak self] in self?.userDidSelect() }
  }

  var widget: Gtk.Widget { box }

  private func userDidSelect() {
    guard let tabs, let index = pages.firstIndex(where: { stack.isShowing($0.page) }) else { return }
    if index != tabs.selectedIndex, !tabs.userDidSelect(at: index) { showSelection(animated: false) }
  }

  private func showSelection(animated: Bool) {
    guard let selected = pages.first(where: { $0.controller === tabs?.selectedViewController }) else { return }
    guard !stack.isShowing(selected.page) else { return }
    let left = pages.map(\.page).filter { stack.isShowing($0) }
    focus.follow(in: stack, from: left, to: selected.page) {
      selection?.withBlocked { stack.show(selected.page, transition: animated ? .crossfade : .none) }
    }
  }

  // MARK: Screens

  func subviewsDidChange() {
    updatePages()
    for subview in subviews where !view.subviews.contains(subview) { subview.realizedWidget?.removeFromParent() }
    for (controller, page) in pages {
      guard let content = controller.viewIfLoaded, view.subviews.contains(content) else { continue }
      let child = content.realize()
      if !child.isPlaced(in: page, after: nil) { child.insert(into: page, after: nil) }
    }
    subviews = view.subviews
    showSelection(animated: false)
  }

  func constraintsDidChange() {}

  func visibilityDidChange() { setDrawn(!view.isHidden) }

  func perform(_ transition: ScreenTransition) {
    subviewsDidChange()
    showSelection(animated: transition.isAnimated)
    stack.afterTransition { transition.complete() }
  }

  func surroundingsDidChange() {
    updatePages()
    showSelection(animated: false)
  }

  private func updatePages() {
    let controllers = tabs?.viewControllers ?? []
    if pages.map(\.controller) != controllers {
      selection?.withBlocked {
        for (_, page) in pages { stack.remove(page) }
        pages = controllers.map { controller in
          let page = pages.first { $0.controller === controller }?.page ?? Gtk.Bin()
          stack.add(page)
          return (controller, page)
        }
      }
    }
    for (controller, page) in pages { stack.setTitle(controller.tabBarItem.title ?? "", of: page) }
  }
}
