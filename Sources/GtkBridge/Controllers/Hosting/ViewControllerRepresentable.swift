/// A controller embedded in a declarative view.
///
/// Mirrors `UIViewControllerRepresentable`; ``UIViewControllerRepresentable`` offers UIKit's method names. The
/// controller is a child of the hosting controller and receives appearance events together with its screen. Its view
/// fills the available space.
///
/// ```swift
/// struct ChildView: ViewControllerRepresentable {
///   let title: String
///   func makeViewController(context: Context) -> ChildViewController { ChildViewController() }
///   func updateViewController(_ controller: ChildViewController, context: Context) { controller.title = title }
/// }
/// ```
@preconcurrency @MainActor
public protocol ViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype ViewControllerType: ViewController

  /// An object or value kept beside the controller, such as its delegate.
  associatedtype Coordinator = Void

  /// The coordinator and the environment that each call receives.
  typealias Context = ViewControllerRepresentableContext<Self>

  /// Creates the controller, once for each identity of the view.
  func makeViewController(context: Context) -> ViewControllerType

  /// Updates the controller, after its creation and whenever the view or its environment changes.
  func updateViewController(_ viewController: ViewControllerType, context: Context)

  /// Creates the coordinator. The library calls this method before it creates the controller.
  func makeCoordinator() -> Coordinator

  /// Releases resources after the view is removed. The controller has already left its parent.
  static func dismantleViewController(_ viewController: ViewControllerType, coordinator: Coordinator)
}

/// The coordinator and the environment of a ``ViewControllerRepresentable``.
///
/// Mirrors `UIViewControllerRepresentableContext`.
@preconcurrency @MainActor
public struct ViewControllerRepresentableContext<Representable: ViewControllerRepresentable> {
  /// The coordinator of the view.
  public let coordinator: Representable.Coordinator

  /// The current environment of the view.
  public let environment: EnvironmentValues
}

extension ViewControllerRepresentable {
  public static func dismantleViewController(_ viewController: ViewControllerType, coordinator: Coordinator) {}

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ViewControllerNode(view, in: context)
  }
}

extension ViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor
private final class ViewControllerNode<Representable: ViewControllerRepresentable>: WidgetNode<Representable> {
  private var view: Representable
  private var properties = InstalledProperties<Representable>()
  private let updater: BodyUpdater
  private let coordinator: Representable.Coordinator
  private let contained: ContainedController<Representable.ViewControllerType>

  init(_ view: Representable, in context: NodeContext) {
    var view = view
    updater = BodyUpdater(for: Representable.self, in: context)
    properties.install(into: &view, updater: updater)
    coordinator = view.makeCoordinator()
    let inner = ViewControllerRepresentableContext<Representable>(
      coordinator: coordinator, environment: context.environment.values)
    contained = ContainedController(view.makeViewController(context: inner), in: context)
    self.view = view
    contained.widget.setExpands(true, on: .horizontal)
    contained.widget.setExpands(true, on: .vertical)
    super.init(contained.widget, taken: .border, readsEnvironment: true, in: context)
    updater.evaluate = { [unowned self] in self.updateController() }
    updateController()
  }

  private func updateController() {
    let inner = ViewControllerRepresentableContext<Representable>(
      coordinator: coordinator, environment: context.environment.values)
    updater.read { view.updateViewController(contained.controller, context: inner) }
  }

  override func update(_ view: Representable) {
    self.view = view
    properties.install(into: &self.view, updater: updater)
    updateController()
  }

  override func environmentDidChange() { updater.setNeedsUpdate() }

  override func unmount() {
    updater.stop()
    properties.uninstall()
    contained.remove()
    Representable.dismantleViewController(contained.controller, coordinator: coordinator)
    super.unmount()
  }
}
