/// A controller that stands in a declarative view.
///
/// Mirrors `UIViewControllerRepresentable`, under a name without prefix; ``UIViewControllerRepresentable`` has UIKit's
/// own. The controller is a child of the hosting controller, so it hears its appearance events with the screen. Its
/// view takes all the room it is given.
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

  /// What is kept beside the controller, such as its delegate.
  associatedtype Coordinator = Void

  /// What the controller is told about where it stands.
  typealias Context = ViewControllerRepresentableContext<Self>

  /// Makes the controller, once for each identity of the view.
  func makeViewController(context: Context) -> ViewControllerType

  /// Brings the controller up to date: after it has been made, and when the view or its environment has changed.
  func updateViewController(_ viewController: ViewControllerType, context: Context)

  /// Makes what is kept beside the controller, before the controller.
  func makeCoordinator() -> Coordinator

  /// Called when the view has gone, after the controller has left its parent.
  static func dismantleViewController(_ viewController: ViewControllerType, coordinator: Coordinator)
}

/// What a represented controller is told about where it stands.
///
/// Mirrors `UIViewControllerRepresentableContext`.
@preconcurrency @MainActor
public struct ViewControllerRepresentableContext<Representable: ViewControllerRepresentable> {
  /// What is kept beside the controller.
  public let coordinator: Representable.Coordinator

  /// The environment of the view as it is now.
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
