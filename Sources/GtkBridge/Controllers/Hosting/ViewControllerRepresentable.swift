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
  /// Does nothing.
  public static func dismantleViewController(_ viewController: ViewControllerType, coordinator: Coordinator) {}

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    RepresentableNode(view, in: context) { view in
      let coordinator = view.makeCoordinator()
      let inner = { Context(coordinator: coordinator, environment: context.environment.values) }
      let contained = ContainedController(view.makeViewController(context: inner()), in: context)
      contained.widget.expand()
      return RepresentedContent(
        widget: contained.widget,
        update: { view in view.updateViewController(contained.controller, context: inner()) },
        remove: {
          contained.remove()
          dismantleViewController(contained.controller, coordinator: coordinator)
        })
    }
  }
}

extension ViewControllerRepresentable where Coordinator == Void {
  /// No coordinator. This is the default of a type that declares none.
  public func makeCoordinator() {}
}
