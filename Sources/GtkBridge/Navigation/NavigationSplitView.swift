/// A sidebar beside a detail view, or only one of the two in a narrow window.
///
/// Mirrors SwiftUI's `NavigationSplitView` with two columns. A ``SplitController`` manages the columns, so each of them
/// has the full life cycle of a controller. A narrow window shows the detail if a row of a ``List`` in the sidebar is
/// selected, with a Back button in the window's header bar, and otherwise the sidebar.
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

  /// Makes two columns. The sidebar is visible whenever the window is wide enough.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    visibility = nil
    self.sidebar = sidebar()
    self.detail = detail()
  }

  /// Makes two columns whose visibility in a wide window is bound to `columnVisibility`.
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

/// The visible columns of a ``NavigationSplitView`` in a wide window.
///
/// Mirrors SwiftUI's `NavigationSplitViewVisibility`.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  /// Both columns.
  case automatic, all, doubleColumn
  /// The detail only.
  case detailOnly
}

/// Shows the detail of a collapsed split view after a selection in the sidebar.
@MainActor
final class SplitColumns: SplitControllerDelegate {
  fileprivate weak var split: SplitController?
  /// Returns whether something is selected in the sidebar.
  var hasSelection: (() -> Bool)?

  func showDetail() {
    if split?.isCollapsed == true { split?.show(.secondary) }
  }

  func splitViewController(
    _ splitController: SplitController, topColumnForCollapsingToProposedTopColumn column: SplitController.Column
  ) -> SplitController.Column { hasSelection?() == true ? .secondary : .primary }
}

extension EnvironmentValues {
  /// The columns of the split view whose sidebar contains the view, if any.
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
