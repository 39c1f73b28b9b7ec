/// UIKit's spelling of ``ViewControllerRepresentable``, for code that is shared with iOS.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: ViewControllerRepresentable
where ViewControllerType == UIViewControllerType {
  /// The type of the controller.
  associatedtype UIViewControllerType: ViewController

  /// Creates the controller; see ``ViewControllerRepresentable/makeViewController(context:)``.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller; see ``ViewControllerRepresentable/updateViewController(_:context:)``.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Called after the view is removed; see ``ViewControllerRepresentable/dismantleViewController(_:coordinator:)``.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  public func makeViewController(context: Context) -> UIViewControllerType { makeUIViewController(context: context) }

  public func updateViewController(_ viewController: UIViewControllerType, context: Context) {
    updateUIViewController(viewController, context: context)
  }

  public static func dismantleViewController(_ viewController: UIViewControllerType, coordinator: Coordinator) {
    dismantleUIViewController(viewController, coordinator: coordinator)
  }

  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
}

/// UIKit's name for ``ViewControllerRepresentableContext``.
public typealias UIViewControllerRepresentableContext = ViewControllerRepresentableContext
