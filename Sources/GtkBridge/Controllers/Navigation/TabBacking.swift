import Foundation
import GtkObjects

/// The additional content of a tab, such as an image.
@MainActor
package protocol TabLabelProvider: AnyObject {
  /// Returns the label of a tab and its name for assistive technology, or `nil` for the title alone.
  func label(title: String, isSelected: Bool) -> (widget: Gtk.Widget, name: String)?
}

/// The backing of a ``TabController``: a row of tabs above the selected screen.
@MainActor
final class TabBacking: WidgetBacking, ContainerBacking {
  private weak var tabs: TabController?
  private unowned let view: NativeView
  private let box = Gtk.Box(axis: .vertical)
  private let stack: Gtk.Stack
  private let bar = TabBar()
  private var titles: [ObjectIdentifier: Gtk.Label] = [:]
  /// The page of each tab. A page exists before its controller's view is loaded.
  private var pages: [(controller: ViewController, page: Gtk.Bin)] = []
  private var subviews: [NativeView] = []
  private let focus = ScreenFocus()

  init(_ tabs: TabController, view: NativeView) {
    self.tabs = tabs
    self.view = view
    stack = Gtk.Stack()
    stack.expand()
    // Parts outside the screen, such as a background that ignores the safe area, are below the tabs.
    stack.clipsContent = true
    bar.widget.insert(into: box, after: nil)
    stack.insert(into: box, after: bar.widget)
    bar.onSelect = { [weak self] in self?.userDidSelect(at: $0) }
  }

  var widget: Gtk.Widget { box }

  private func userDidSelect(at index: Int) {
    if tabs?.userDidSelect(at: index) == false { showSelection(animated: false) }
  }

  private func showSelection(animated: Bool) {
    let index = pages.firstIndex { $0.controller === tabs?.selectedViewController }
    bar.select(index)
    bar.isShown = tabs?.screenHidesTabs != true
    showTabs()
    guard let selected = index.map({ pages[$0] }) else { return }
    guard !stack.isShowing(selected.page) else { return }
    let left = pages.map(\.page).filter { stack.isShowing($0) }
    focus.follow(in: stack, from: left, to: selected.page) {
      stack.show(selected.page, transition: animated ? .crossfade : .none)
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

  func visibilityDidChange() { setDrawn(view.isPresented) }

  func perform(_ transition: ScreenTransition) {
    subviewsDidChange()
    showSelection(animated: transition.isAnimated)
    stack.afterTransition { transition.complete() }
  }

  func surroundingsDidChange() {
    updatePages()
    showSelection(animated: false)
  }

  func room(for screen: ViewController) -> CGSize? { stack.width > 0 ? stack.contentSize : nil }

  private func updatePages() {
    let controllers = tabs?.viewControllers ?? []
    if pages.map(\.controller) != controllers {
      for (_, page) in pages { stack.remove(page) }
      pages = controllers.map { controller in
        let page = pages.first { $0.controller === controller }?.page ?? Gtk.Bin()
        stack.add(page)
        return (controller, page)
      }
    }
  }

  private func showTabs() {
    let old = titles
    titles = [:]
    bar.setTabs(
      pages.map(\.controller).map { controller in
        let identity = ObjectIdentifier(controller)
        let title = controller.tabBarItem.title ?? ""
        let isSelected = controller === tabs?.selectedViewController
        if let content = controller.tabBarItem.content as? any TabLabelProvider,
          let (label, name) = content.label(title: title, isSelected: isSelected)
        {
          return TabBar.Tab(identity: identity, label: label, name: name)
        }
        let label = old[identity] ?? Gtk.Label(title)
        label.lineLimit = 1
        if label.text != title { label.text = title }
        titles[identity] = label
        return TabBar.Tab(identity: identity, label: label)
      })
  }
}

extension TabController {
  /// Indicates whether the program hides all bars of tabs.
  package static var hidesBars: Bool {
    get { TabBar.areHidden }
    set {
      TabBar.areHidden = newValue
      expectedBarHeight = newValue ? 0 : usualBarHeight
    }
  }
}
