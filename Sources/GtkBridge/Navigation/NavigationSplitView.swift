/// A sidebar beside the view that it chooses, or one of the two where there is no room for both.
///
/// Mirrors SwiftUI's `NavigationSplitView` with two columns; it is run by a ``SplitController``, so each column has the exact
/// life cycle of a controller. In a narrow window the sidebar comes first; selecting a row of a ``List`` in it shows the
/// detail, and the way back is in the window's header bar.
///
/// ```swift
/// NavigationSplitView {
///   List(books, selection: $book) { Text($0.title) }
/// } detail: {
///   if let book { BookView(id: book) } else { Text("No book is selected") }
/// }
/// ```
public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
  public typealias Body = Never

  let visibility: Binding<NavigationSplitViewVisibility>?
  let sidebar: Sidebar
  let detail: Detail

  /// Makes two columns, of which the sidebar is seen wherever there is room.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    visibility = nil
    self.sidebar = sidebar()
    self.detail = detail()
  }

  /// Makes two columns, of which `columnVisibility` says which are seen where there is room for both.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    self.sidebar = sidebar()
    self.detail = detail()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    NavigationSplitNode(view, in: context)
  }
}

/// Which columns of a ``NavigationSplitView`` are seen where there is room for both.
///
/// Mirrors SwiftUI's `NavigationSplitViewVisibility`.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  /// Both.
  case automatic, all, doubleColumn
  /// The detail alone.
  case detailOnly
}

/// Brings the detail to the front when something in the sidebar has been chosen.
@MainActor
final class SplitColumns: SplitControllerDelegate {
  fileprivate weak var split: SplitController?

  func showDetail() {
    if split?.isCollapsed == true { split?.show(.secondary) }
  }

  func splitViewController(
    _ splitController: SplitController, topColumnForCollapsingToProposedTopColumn column: SplitController.Column
  ) -> SplitController.Column { .primary }
}

extension EnvironmentValues {
  /// The columns of the split view whose sidebar the view is in, if any.
  var splitColumns: SplitColumns? {
    get { object(SplitColumns.self) }
    set { if let newValue { setObject(newValue) } }
  }
}

@MainActor
private final class NavigationSplitNode<Sidebar: View, Detail: View>: WidgetNode<NavigationSplitView<Sidebar, Detail>> {
  private let sidebar: HostingController<Sidebar>
  private let detail: HostingController<Detail>
  private let contained: ContainedController<SplitController>
  private let columns = SplitColumns()
  private let scope: EnvironmentScope
  private var visibility: Binding<NavigationSplitViewVisibility>?
  private let updater: BodyUpdater

  init(_ view: NavigationSplitView<Sidebar, Detail>, in context: NodeContext) {
    scope = EnvironmentScope(inside: context.environment) { [weak columns] in $0.splitColumns = columns }
    sidebar = HostingController(rootView: view.sidebar, inheriting: scope)
    detail = HostingController(rootView: view.detail, inheriting: context.environment)
    let split = SplitController(style: .doubleColumn)
    split.setViewController(sidebar, for: .primary)
    split.setViewController(detail, for: .secondary)
    contained = ContainedController(split, in: context)
    visibility = view.visibility
    updater = BodyUpdater(for: NavigationSplitView<Sidebar, Detail>.self, in: context)
    super.init(contained.widget, taken: .border, in: context)
    columns.split = split
    split.delegate = columns
    contained.widget.setExpands(true, on: .horizontal)
    contained.widget.setExpands(true, on: .vertical)
    updater.evaluate = { [unowned self] in self.showColumns() }
    showColumns()
  }

  private func showColumns() {
    guard let visibility = updater.read({ visibility?.wrappedValue }) else { return }
    let split = contained.controller
    guard !split.isCollapsed, (visibility != .detailOnly) != split.isShowing(.primary) else { return }
    if visibility == .detailOnly { split.hide(.primary) } else { split.show(.primary) }
  }

  override func update(_ view: NavigationSplitView<Sidebar, Detail>) {
    sidebar.rootView = view.sidebar
    detail.rootView = view.detail
    visibility = view.visibility
    showColumns()
  }

  override func unmount() {
    updater.stop()
    contained.remove()
    scope.unmount()
    super.unmount()
  }
}
