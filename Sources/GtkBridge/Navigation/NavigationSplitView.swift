/// Columns side by side: a sidebar, optionally a list for its selection, and a detail view.
///
/// Mirrors SwiftUI's `NavigationSplitView`. A `SplitController` manages the columns, so each of them has the full life
/// cycle of a controller. A window of less than 860 points shows the sidebar and the content of three columns in one
/// place, and a window of less than 500 points shows one column. Then the selection of a row in a ``List`` shows the
/// next column, and a Back button in the window's header bar the one before.
///
/// ```swift
/// NavigationSplitView {
///   List(shelves, selection: $shelf) { Text($0.name) }
/// } content: {
///   List(books(on: shelf), selection: $book) { Text($0.title) }
/// } detail: {
///   if let book { BookView(id: book) } else { Text("No book is selected") }
/// }
/// ```
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public typealias Body = Never

  let visibility: Binding<NavigationSplitViewVisibility>?
  /// The column that a narrow window shows.
  package var compactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  /// The content of the middle column, or `nil` for two columns.
  let content: Content?
  let detail: Detail

  /// Creates three columns. All of them are visible if the window is wide enough.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    visibility = nil
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates three columns whose visibility in a wide window is bound to `columnVisibility`.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    NavigationSplitNode(view, in: context)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns. The sidebar is visible whenever the window is wide enough.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    visibility = nil
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }

  /// Creates two columns whose visibility in a wide window is bound to `columnVisibility`.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }
}

@MainActor
private final class NavigationSplitNode<Sidebar: View, Content: View, Detail: View>:
  WidgetNode<NavigationSplitView<Sidebar, Content, Detail>>
{
  private let sidebar: HostingController<Sidebar>
  private let content: HostingController<Content>?
  private let detail: HostingController<Detail>
  private let contained: ContainedController<SplitController>
  private let columns: SplitColumns
  private let scopes: [EnvironmentScope]
  private var bound: (visibility: Binding<NavigationSplitViewVisibility>?, column: Binding<NavigationSplitViewColumn>?)
  private let updater: BodyUpdater

  init(_ view: NavigationSplitView<Sidebar, Content, Detail>, in context: NodeContext) {
    let split = SplitController(style: view.content == nil ? .doubleColumn : .tripleColumn)
    let columns = SplitColumns(of: split)
    self.columns = columns
    func scope(_ column: SplitColumn) -> EnvironmentScope {
      EnvironmentScope(inside: context.environment) { [weak column] in
        $0.splitColumn = column
        $0.navigationScreens = column?.screens
      }
    }
    let outer = scope(columns.sidebar)
    let inner = view.content == nil ? nil : scope(columns.content)
    scopes = [outer] + (inner.map { [$0] } ?? [])
    sidebar = HostingController(rootView: view.sidebar, inheriting: outer)
    detail = HostingController(rootView: view.detail, inheriting: context.environment)
    split.setViewController(sidebar, for: .primary)
    if let content = view.content, let inner {
      self.content = HostingController(rootView: content, inheriting: inner)
      split.setViewController(self.content, for: .supplementary)
    } else {
      content = nil
    }
    split.setViewController(detail, for: .secondary)
    columns.content.screens.environment = context.environment
    columns.sidebar.screens.environment = inner ?? context.environment
    contained = ContainedController(split, in: context)
    bound = (view.visibility, view.compactColumn)
    updater = BodyUpdater(for: NavigationSplitView<Sidebar, Content, Detail>.self, in: context)
    super.init(contained.widget, taken: .border, in: context)
    columns.didExpand = { [weak self] in self?.showColumns() }
    columns.preferredColumn = { [weak self] in self?.bound.column?.wrappedValue }
    columns.didShow = { [weak self] in self?.bound.column?.wrappedValue = $0 }
    contained.widget.expand()
    updater.evaluate = { [unowned self] in self.showColumns() }
    showColumns()
  }

  /// Shows the columns of the bound visibility. A collapsed split view ignores it until it expands.
  private func showColumns() {
    let (visibility, column) = updater.read { (bound.visibility?.wrappedValue, bound.column?.wrappedValue) }
    if let visibility { columns.show(visibility) }
    if let column { columns.showInFront(column) }
  }

  override func update(_ view: NavigationSplitView<Sidebar, Content, Detail>) {
    sidebar.rootView = view.sidebar
    if let content = view.content { self.content?.rootView = content }
    detail.rootView = view.detail
    bound = (view.visibility, view.compactColumn)
    showColumns()
  }

  override func unmount() {
    updater.stop()
    contained.remove()
    // The screens are visible until the widget has disappeared.
    context.graph.afterExitTransition(of: contained.widget) { [contained] in withExtendedLifetime(contained) {} }
    for column in [columns.sidebar, columns.content] { column.unmount() }
    for scope in scopes { scope.unmount() }
    super.unmount()
  }
}
