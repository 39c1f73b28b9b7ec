import GtkObjects

/// The native view that shows a declarative one.
///
/// Its nodes and widgets exist from the moment its window is realised until it goes.
@MainActor
final class HostingView<Content: View>: NativeView, WidgetProviding {
  var rootView: Content {
    didSet { if let mounted { Self.root(rootView)._update(mounted.root) } }
  }

  private struct Mounted {
    let widget: Gtk.Bin
    let root: VStack<Content>._Node
    let container: Container
  }

  let graph = ViewGraph()
  private var mounted: Mounted?
  private var isOnScreen = false
  private let outerEnvironment: EnvironmentScope?
  private var environment: EnvironmentScope?

  /// - Parameter environment: What the view inherits where it is shown from inside another, such as a pushed screen.
  init(rootView: Content, environment: EnvironmentScope?) {
    self.rootView = rootView
    outerEnvironment = environment
    super.init(frame: .zero)
  }

  // The last reference may be given up on any thread.
  isolated deinit {
    graph.end()
    mounted?.root.unmount()
    environment?.unmount()
  }

  /// Several root views stand in a column, as in SwiftUI.
  private static func root(_ view: Content) -> VStack<Content> {
    VStack { view }
  }

  func makeWidget() -> Gtk.Widget {
    if let mounted { return mounted.widget }
    let bin = Gtk.Bin()
    let container = Container(bin, axis: nil, layout: .init(), outer: nil, graph: graph)
    graph.controller = owner
    let scene = SceneObserver(of: bin)
    let environment = EnvironmentScope(inside: outerEnvironment ?? DesktopSettings.shared.environment) {
      [weak owner, scene] values in
      values.dismiss = DismissAction(for: owner)
      values.scene = scene
    }
    self.environment = environment
    scene.onChange = { [weak self, weak environment, unowned scene] in
      environment?.environmentDidChange()
      // Whoever saves what is in the background has no frame left to do it in. What comes on screen has one, and GTK is
      // still busy with bringing it there.
      if scene.phase == .background { self?.graph.flushNow() }
    }
    let context = NodeContext(graph: graph, container: container, environment: environment)
    let root = VStack<Content>._makeNode(Self.root(rootView), in: context)
    container.setContent(root)
    mounted = Mounted(widget: bin, root: root, container: container)
    graph.attach(to: bin)
    graph.flushNow()
    if isOnScreen { graph.appearance.setOnScreen(true) }
    return bin
  }

  /// Reports the screen's coming and going to the views that asked for it.
  func setOnScreen(_ isOnScreen: Bool) {
    guard isOnScreen != self.isOnScreen else { return }
    self.isOnScreen = isOnScreen
    if mounted != nil { graph.appearance.setOnScreen(isOnScreen) }
  }

  func flushNow() {
    graph.flushNow()
  }
}
