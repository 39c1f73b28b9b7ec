import GtkObjects

/// A native view that shows a declarative view.
///
/// Its nodes and widgets are created when its window is realized, and destroyed with the view.
@MainActor
final class HostingView<Content: View>: NativeView, WidgetProviding {
  var rootView: Content {
    didSet {
      guard let mounted else { return }
      if let transaction = Transaction.current { graph.moves.animateLayout(in: transaction) }
      Self.root(rootView)._update(mounted.root)
      graph.joinUpdate()
    }
  }

  private struct Mounted {
    let widget: Gtk.LayoutBox
    let root: VStack<Content>._Node
    let container: Container
  }

  let graph = ViewGraph()
  private var mounted: Mounted?
  private var isOnScreen = false
  private let outerEnvironment: EnvironmentScope?
  private var environment: EnvironmentScope?

  /// - Parameter environment: The environment to inherit, such as that of the view that pushes this screen.
  init(rootView: Content, environment: EnvironmentScope?) {
    self.rootView = rootView
    outerEnvironment = environment
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  // The last reference may be released on any thread.
  isolated deinit {
    graph.end()
    mounted?.root.unmount()
    environment?.unmount()
  }

  /// Wraps the content in a column, so that several root views are stacked as in SwiftUI.
  private static func root(_ view: Content) -> VStack<Content> {
    VStack { view }
  }

  /// The nodes place the views of representables.
  package var showsSubviews: Bool { false }

  package func makeWidget() -> Gtk.Widget {
    if let mounted { return mounted.widget }
    let layout = LayoutContainer(ZStackLayout(), [])
    let box = Gtk.LayoutBox(layout) { [unowned layout] in layout.children = $0 }
    let container = LayoutBoxContainer(box, axis: nil, outer: nil, graph: graph)
    box.setSpaceName(ContainerSpace())
    graph.controller = owner
    let scene = SceneObserver(of: box) { [weak owner] in owner?.surroundingWidget }
    let editMode = Binding.makeEditMode()
    let environment = EnvironmentScope(inside: outerEnvironment ?? DesktopSettings.shared.environment) {
      [weak owner, scene, editMode] values in
      values.dismiss = DismissAction(for: owner)
      values.scene = scene
      values.screenEditMode = editMode
    }
    self.environment = environment
    scene.onChange = { [weak self, weak environment] isLeaving in
      environment?.environmentDidChange()
      // A window in the background draws no further frame, so views react (for example, save) now. A window that becomes
      // visible has a next frame, and GTK is still busy presenting it.
      if isLeaving, self != nil { ViewGraph.updateScheduled() }
    }
    let context = NodeContext(graph: graph, container: container, environment: environment)
    let root = VStack<Content>._makeNode(Self.root(rootView), in: context)
    container.setContent(root)
    mounted = Mounted(widget: box, root: root, container: container)
    graph.attach(to: box)
    graph.flushNow()
    if isOnScreen { graph.appearance.setOnScreen(true) }
    return box
  }

  /// Reports the screen's appearance or disappearance to the views that observe it.
  func setOnScreen(_ isOnScreen: Bool) {
    guard isOnScreen != self.isOnScreen else { return }
    self.isOnScreen = isOnScreen
    if mounted != nil { graph.appearance.setOnScreen(isOnScreen) }
    if !isOnScreen { graph.screenDidDisappear() }
  }

  func flushNow() {
    ViewGraph.updateScheduled()
    graph.flushNow()
  }
}

extension ViewController {
  /// The realised widget of the nearest controller around this one, or below it.
  fileprivate var surroundingWidget: Gtk.Widget? {
    guard let outer = parent ?? presentingViewController else { return nil }
    return outer.viewIfLoaded?.realizedWidget ?? outer.surroundingWidget
  }
}
