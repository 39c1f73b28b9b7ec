import Graphics
import GtkObjects

/// A row of tabs, and the view of the selected one.
///
/// Mirrors SwiftUI's `TabView`. It is a `GtkStack` below a row of tabs. ``View/tabItem(_:)`` sets the label of a view's
/// tab, and ``View/tag(_:)`` its selection value; the default value is the index. Tabs share the width; long titles are
/// truncated. Views keep their state while another tab is selected. As on iOS, selecting the selected tab once more shows
/// the root of its ``NavigationStack``, and sets the binding to the same value.
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

  /// Creates tabs whose selection is bound to `selection`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    TabPages(selection: selection?.optional ?? $own, content: content)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs that manage their own selection.
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
  private let bar: TabBar
  private let pages: TabContainer
  private let content: Content._Node
  private var binding: Binding<SelectionValue?>
  private let updater: BodyUpdater
  private let isPaged: Bool
  private weak var shown: Element?
  private let focus = ScreenFocus()
  private let environment: EnvironmentScope

  init(_ view: TabPages<SelectionValue, Content>, in context: NodeContext) {
    let box = Gtk.Box(axis: .vertical)
    let style = context.environment.values.tabViewStyle
    isPaged = style.isPaged
    stack = Gtk.Stack()
    stack.expand()
    // Parts outside a page, such as a background that ignores the safe area, are below the tabs.
    stack.clipsContent = !isPaged
    bar = TabBar(isPaged ? .dots : .buttons, hasBackground: context.environment.values.showsPageIndexBackground)
    if !isPaged { bar.widget.insert(into: box, after: nil) }
    stack.insert(into: box, after: isPaged ? nil : bar.widget)
    if isPaged, style.indexDisplayMode != .never { bar.widget.insert(into: box, after: stack) }
    pages = TabContainer(stack, bar, outer: context.container, graph: context.graph)
    pages.hidesSingleTab = isPaged && style.indexDisplayMode == .automatic
    var inner = context.inside(pages)
    inner.makesPages = true
    let visibility = isPaged ? context.environment.values.tabBarVisibility : TabBarVisibility(of: bar)
    environment = EnvironmentScope(inside: context.environment) { $0.tabBarVisibility = visibility }
    inner.environment = environment
    inner.appearance = AppearanceScope(in: context.graph)
    content = Content._makeNode(view.content, in: inner)
    binding = view.selection
    updater = BodyUpdater(for: TabView<SelectionValue, Content>.self, in: context)
    super.init(box, taken: .border, in: context)
    pages.onArrange = { [weak self] in self?.showSelection() }
    pages.setContent(content)
    bar.onSelect = { [weak self] in self?.userDidSelect(at: $0) }
    if isPaged { turnPages(over: box) }
    updater.evaluate = { [unowned self] in self.showSelection() }
    context.appearance.addObserver(self)
    showSelection()
  }

  private func value(of element: Element, at index: Int) -> SelectionValue? {
    element.tag(as: SelectionValue.self) ?? index as? SelectionValue
  }

  /// Turns pages by swipes, by a wheel and by keys.
  private func turnPages(over box: Gtk.Box) {
    var track: SwipeTrack?
    let step = { [weak box] (distance: Double) in (distance > 0) == (box?.isRightToLeft == true) ? 1 : -1 }
    for (key, step) in [("Page_Down", 1), ("Page_Up", -1)] {
      box.onShortcut(key) { [weak self, weak box] in box?.isMapped == true && self?.turnPage(by: step) == true }
    }
    box.onHorizontalPan(
      byMouse: true, wheel: { [weak self] right in self?.turnPage(by: step(-right)) == true },
      move: { [weak self] distance in
        guard track != nil || self?.page(after: step(distance)) != nil else { return false }
        track = track ?? SwipeTrack()
        track?.add(distance)
        return true
      },
      end: { [weak self, weak box] isCancelled in
        defer { track = nil }
        guard let track, let box, !isCancelled, track.turnsScreen(ofWidth: box.width) else { return }
        self?.turnPage(by: step(track.distance))
      })
  }

  /// Turns to the page that follows the shown one by a number of pages, and returns whether there is one.
  @discardableResult
  private func turnPage(by step: Int) -> Bool {
    guard let page = page(after: step) else { return false }
    userDidSelect(at: page)
    return true
  }

  /// Returns the index of the page that follows the shown one by a number of pages, if there is one.
  private func page(after step: Int) -> Int? {
    guard let shown, let index = pages.elements.firstIndex(where: { $0 === shown }) else { return nil }
    return pages.elements.indices.contains(index + step) ? index + step : nil
  }

  private func userDidSelect(at index: Int) {
    let page = pages.elements[index]
    if let value = value(of: page, at: index) { binding.wrappedValue = value }
    if page === shown { showRoot(of: page) }
    showSelection()
  }

  private func showRoot(of page: Element) {
    for case let screens as NavigationController in context.controller?.children ?? []
    where screens.viewIfLoaded?.realizedWidget?.isDescendant(of: page.outermost) == true {
      _ = screens.popToRootViewController(animated: true)
    }
  }

  /// Shows the selected tab. A value without a tab leaves the current tab selected.
  private func showSelection() {
    let selected = updater.read { binding.wrappedValue }
    let index = selected.flatMap { selected in
      pages.elements.indices.first { value(of: pages.elements[$0], at: $0) == selected }
    }
    let element = index.map { pages.elements[$0] } ?? shown ?? pages.elements.first
    guard let element else { return }
    let place = pages.elements.firstIndex { $0 === element }
    bar.select(place)
    if !stack.isShowing(element.outermost) {
      let left = pages.elements.map(\.outermost).filter { stack.isShowing($0) }
      focus.follow(in: stack, from: left, to: element.outermost) {
        let old = pages.elements.firstIndex { $0 === shown }
        let isForward = (place ?? 0) >= (old ?? 0)
        stack.show(element.outermost, transition: isPaged ? (isForward ? .slideForward : .slideBack) : .crossfade)
      }
    }
    shown = element
    reportAppearance()
  }

  private func reportAppearance() {
    let element = context.appearance.isOnScreen ? shown : nil
    let scopes = element?.pageScopes ?? []
    for other in pages.elements where other !== element {
      other.traits.tab?.setOnScreen(false)
      for scope in other.pageScopes where scope.isOnScreen && !scopes.contains(where: { $0 === scope }) {
        scope.setOnScreen(false)
      }
    }
    for scope in scopes.reversed() where !scope.isOnScreen { scope.setOnScreen(true) }
    element?.traits.tab?.setOnScreen(true)
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
    environment.unmount()
    super.unmount()
  }
}

/// A container that keeps the pages of a stack in the order of the views.
@MainActor
private final class TabContainer: Container {
  private let stack: Gtk.Stack
  private let bar: TabBar
  /// Indicates whether the row is hidden while there is only one page.
  var hidesSingleTab = false

  init(_ stack: Gtk.Stack, _ bar: TabBar, outer: Container?, graph: ViewGraph) {
    self.stack = stack
    self.bar = bar
    super.init(stack, axis: nil, layout: Layout(), outer: outer, graph: graph)
  }

  override func insert(_ arranged: [Element], into widget: Gtk.Widget) {
    let isSame = arranged.count == elements.count && zip(arranged, elements).allSatisfy { $0 === $1 }
    if !isSame { replacePages(arranged) }
    elements = arranged
    for element in elements { element.traits.tab?.onChange = { [weak self] in self?.showTabs() } }
    showTabs()
  }

  override var takesBadges: Bool { true }

  private func showTabs() {
    bar.setTabs(elements.map { TabBar.Tab(identity: ObjectIdentifier($0), label: $0.traits.tab?.label) })
    if hidesSingleTab { bar.isShown = elements.count > 1 }
  }

  /// Replaces the pages after the common prefix, because a stack can only append pages.
  private func replacePages(_ arranged: [Element]) {
    let common = zip(elements, arranged).prefix { $0 === $1 }.count
    for element in elements[common...] { stack.remove(element.outermost) }
    for element in arranged[common...] { stack.add(element.outermost) }
  }
}

extension Element {
  /// The appearance of the page, and of the groups of pages around it, from the inside out.
  fileprivate var pageScopes: [AppearanceScope] { traits.page.map { Array(sequence(first: $0, next: \.outer)) } ?? [] }
}
