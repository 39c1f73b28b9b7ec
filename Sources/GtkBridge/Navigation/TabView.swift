import GtkObjects

/// A row of tabs, and the view of the selected one.
///
/// Mirrors SwiftUI's `TabView`. It is a `GtkStack` below a `GtkStackSwitcher`. ``View/tabItem(_:)`` sets the label of a
/// view's tab, and ``View/tag(_:)`` its selection value; the default value is the index. A tab shows the text of its
/// label, or its icon if there is no text. Views keep their state while another tab is selected.
///
/// ```swift
/// TabView(selection: $tab) {
///   LibraryView().tabItem { Text("Library") }.tag(Tab.library)
///   SearchView().tabItem { Text("Search") }.tag(Tab.search)
/// }
/// ```
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @State private var own: SelectionValue?
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Makes tabs whose selection is bound to `selection`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    TabPages(selection: selection.map(Self.optional) ?? $own, content: content)
  }
}

extension TabView {
  private static func optional(_ selection: Binding<SelectionValue>) -> Binding<SelectionValue?> {
    Binding(get: { selection.wrappedValue }, set: { if let value = $0 { selection.wrappedValue = value } })
  }
}

extension TabView where SelectionValue == Int {
  /// Makes tabs that manage their own selection.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

private struct TabPages<SelectionValue: Hashable, Content: View>: View {
  typealias Body = Never

  let selection: Binding<SelectionValue?>
  let content: Content

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    TabPagesNode(view, in: context)
  }
}

@MainActor
private final class TabPagesNode<SelectionValue: Hashable, Content: View>: WidgetNode<
  TabPages<SelectionValue, Content>
>, AppearanceScope.Observer
{
  private let stack: Gtk.Stack
  private let switcher: Gtk.StackSwitcher
  private let pages: TabContainer
  private let content: Content._Node
  private var binding: Binding<SelectionValue?>
  private let updater: BodyUpdater
  private var chosen: Gtk.SignalHandler?
  private weak var shown: Element?
  private let focus = ScreenFocus()

  init(_ view: TabPages<SelectionValue, Content>, in context: NodeContext) {
    let box = Gtk.Box(axis: .vertical)
    // Tabs that do not fit scroll, so that they do not determine the minimum width of the window.
    let bar = Gtk.ScrolledWindow()
    stack = Gtk.Stack()
    switcher = Gtk.StackSwitcher(for: stack)
    switcher.setAlign(.center, on: .horizontal)
    switcher.setMargins(EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
    bar.setChild(switcher)
    bar.setAxes(horizontal: true, vertical: false, showsBars: false)
    bar.insert(into: box, after: nil)
    stack.setExpands(true, on: .horizontal)
    stack.setExpands(true, on: .vertical)
    stack.insert(into: box, after: bar)
    pages = TabContainer(stack, switcher, outer: context.container, graph: context.graph)
    content = Content._makeNode(view.content, in: context.inside(pages))
    binding = view.selection
    updater = BodyUpdater(for: TabView<SelectionValue, Content>.self, in: context)
    super.init(box, taken: .border, in: context)
    pages.onArrange = { [weak self] in self?.showSelection() }
    pages.setContent(content)
    chosen = stack.connect("notify::visible-child") { [weak self] in self?.userDidChoose() }
    pages.chosen = chosen
    updater.evaluate = { [unowned self] in self.showSelection() }
    context.appearance.addObserver(self)
    showSelection()
  }

  private func value(of element: Element, at index: Int) -> SelectionValue? {
    element.tag(as: SelectionValue.self) ?? index as? SelectionValue
  }

  private func userDidChoose() {
    guard let index = pages.elements.firstIndex(where: { stack.isShowing($0.outermost) }) else { return }
    if let value = value(of: pages.elements[index], at: index) { binding.wrappedValue = value }
    showSelection()
  }

  /// Shows the selected tab. A value without a tab leaves the current tab selected.
  private func showSelection() {
    let selected = updater.read { binding.wrappedValue }
    let index = selected.flatMap { selected in
      pages.elements.indices.first { value(of: pages.elements[$0], at: $0) == selected }
    }
    let element = index.map { pages.elements[$0] } ?? shown ?? pages.elements.first
    guard let element else { return }
    if !stack.isShowing(element.outermost) {
      let left = pages.elements.map(\.outermost).filter { stack.isShowing($0) }
      focus.follow(in: stack, from: left, to: element.outermost) {
        chosen?.withBlocked { stack.show(element.outermost, transition: .crossfade) }
      }
    }
    shown = element
    reportAppearance()
  }

  private func reportAppearance() {
    let isOnScreen = context.appearance.isOnScreen
    for element in pages.elements where element !== shown { element.traits.tab?.setOnScreen(false) }
    shown?.traits.tab?.setOnScreen(isOnScreen)
  }

  func appearanceDidChange(isOnScreen: Bool) { reportAppearance() }

  override func update(_ view: TabPages<SelectionValue, Content>) {
    binding = view.selection
    view.content._update(content)
    showSelection()
  }

  override func unmount() {
    context.appearance.removeObserver(self)
    updater.stop()
    content.unmount()
    super.unmount()
  }
}

/// A container that keeps the pages of a stack in the order of the views.
@MainActor
private final class TabContainer: Container {
  private let stack: Gtk.Stack
  private let switcher: Gtk.StackSwitcher
  weak var chosen: Gtk.SignalHandler?

  init(_ stack: Gtk.Stack, _ switcher: Gtk.StackSwitcher, outer: Container?, graph: ViewGraph) {
    self.stack = stack
    self.switcher = switcher
    super.init(stack, axis: nil, layout: Layout(), outer: outer, graph: graph)
  }

  override func insert(_ arranged: [Element], into widget: Gtk.Widget) {
    let isSame = arranged.count == elements.count && zip(arranged, elements).allSatisfy { $0 === $1 }
    if !isSame {
      if let chosen { chosen.withBlocked { replacePages(arranged) } } else { replacePages(arranged) }
    }
    elements = arranged
    for element in elements {
      element.traits.tab?.onChange = { [weak self, weak element] in
        if let self, let element { describe(element) }
      }
      describe(element)
    }
  }

  /// Replaces the pages after the common prefix, because a stack can only append pages.
  private func replacePages(_ arranged: [Element]) {
    let common = zip(elements, arranged).prefix { $0 === $1 }.count
    for element in elements[common...] { stack.remove(element.outermost) }
    for element in arranged[common...] { stack.add(element.outermost) }
  }

  private func describe(_ element: Element) {
    guard let tab = element.traits.tab else { return }
    stack.setTitle(tab.title, of: element.outermost)
    switcher.setImage(tab.title.isEmpty ? tab.image : nil, of: element.outermost, in: stack)
  }
}
