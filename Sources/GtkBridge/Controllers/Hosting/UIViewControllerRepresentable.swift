/// UIKit's spelling of ``ViewControllerRepresentable``, for code that is shared with iOS.
///
/// Mirrors SwiftUI's `UIViewControllerRepresentable`; see ``ViewControllerRepresentable`` for the controller's life.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: ViewController

  /// An object or value kept beside the controller, such as its delegate.
  associatedtype Coordinator = Void

  /// The coordinator and the environment that each call receives.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller, once for each identity of the view.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller, after its creation and whenever the view or its environment changes.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Creates the coordinator. The library calls this method before it creates the controller.
  func makeCoordinator() -> Coordinator

  /// Releases resources after the view is removed. The controller has already left its parent.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Returns the size of the view for a proposal, or `nil`, the default, for that of the controller's view.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

/// The coordinator and the environment of a ``UIViewControllerRepresentable``.
///
/// Mirrors SwiftUI's `UIViewControllerRepresentableContext`.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator of the view.
  public let coordinator: Representable.Coordinator

  /// The current environment of the view.
  public let environment: EnvironmentValues

  /// The transaction of the current update.
  public var transaction: Transaction { Transaction.current ?? Transaction() }
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  /// Returns `nil`, so that the controller's view determines the size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    RepresentableNode(view, in: context) { view in
      let coordinator = view.makeCoordinator()
      let inner = { Context(coordinator: coordinator, environment: context.environment.values) }
      let contained = ContainedController(view.makeUIViewController(context: inner()), in: context)
      contained.widget.expand()
      return RepresentedContent(
        widget: contained.widget,
        update: { view in view.updateUIViewController(contained.controller, context: inner()) },
        remove: {
          contained.remove()
          dismantleUIViewController(contained.controller, coordinator: coordinator)
        },
        size: { view, proposal in
          view.sizeThatFits(proposal, uiViewController: contained.controller, context: inner())
        })
    }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No coordinator. This is the default of a type that declares none.
  public func makeCoordinator() {}
}
