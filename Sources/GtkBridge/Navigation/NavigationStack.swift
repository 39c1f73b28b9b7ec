/// A root view and the screens pushed over it.
///
/// Mirrors SwiftUI's `NavigationStack`. A `NavigationController` manages the screens, so each of them has the full
/// life cycle of a controller. The title and the Back button are in the window's header bar:
///
/// ```swift
/// NavigationStack {
///   VStack {
///     ForEach(books) { book in NavigationLink(book.title, value: book) }
///   }
///   .navigationTitle("Books")
///   .navigationDestination(for: Book.self) { BookView(book: $0) }
/// }
/// ```
public struct NavigationStack<Root: View>: View {
  public typealias Body = Never

  let path: Binding<[AnyHashable]>?
  let root: Root

  /// Creates a stack that manages its own path.
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// Creates a stack whose screens above the root are bound to `path`. Navigating back shortens it.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = path.elements
    self.root = root()
  }

  /// Creates a stack whose screens above the root are bound to the values of `path`. Navigating back shortens it.
  public init<Value: Hashable>(path: Binding<[Value]>, @ViewBuilder root: () -> Root) {
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = $0.compactMap { $0.base as? Value } })
    self.root = root()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    NavigationStackNode(view, in: context)
  }
}

@MainActor
private final class NavigationStackNode<Root: View>: WidgetNode<NavigationStack<Root>> {
  private let root: HostingController<Root>
  private let contained: ContainedController<NavigationController>
  private let screens: NavigationScreens
  private let updater: BodyUpdater

  init(_ view: NavigationStack<Root>, in context: NodeContext) {
    screens = NavigationScreens()
    let environment = EnvironmentScope(inside: context.environment) { [screens, appearance = context.appearance] in
      $0.navigationScreens = screens
      $0.setObject(appearance)
    }
    screens.environment = environment
    root = HostingController(rootView: view.root, inheriting: environment)
    contained = ContainedController(NavigationController(rootViewController: root), in: context)
    screens.navigation = contained.controller
    contained.controller.delegate = screens
    updater = BodyUpdater(for: NavigationStack<Root>.self, in: context)
    super.init(contained.widget, taken: .border, in: context)
    contained.widget.expand()
    screens.path = view.path
    updater.evaluate = { [unowned self] in self.followPath() }
    screens.pathDidGrow = { [updater] in updater.setNeedsUpdate() }
    followPath()
  }

  override func update(_ view: NavigationStack<Root>) {
    root.rootView = view.root
    screens.path = view.path
    followPath()
  }

  /// Reads the path in a separate updater, so that a change of the path does not invalidate the surrounding `body`.
  private func followPath() {
    let path = updater.read { screens.path?.wrappedValue }
    if let path { screens.show(path) }
  }

  override func unmount() {
    updater.stop()
    contained.remove()
    // The screens are visible until the widget has disappeared.
    context.graph.afterExitTransition(of: contained.widget) { [contained] in withExtendedLifetime(contained) {} }
    screens.unmount()
    super.unmount()
  }
}
