/// The operation that a container or presenter is performing on a controller.
enum Movement {
  case toParent
  case fromParent
  case presentation
  case dismissal
}

extension ViewController {
  /// A Boolean value that indicates whether the controller is being pushed onto a ``NavigationController``. Read it in
  /// the appearance events.
  ///
  /// Only ``NavigationController`` sets this property and ``isMovingFromParent``. In UIKit, custom containers set them
  /// too.
  public var isMovingToParent: Bool { movement == .toParent }

  /// A Boolean value that indicates whether the controller is being popped. Read it in ``viewWillDisappear(_:)`` and
  /// ``viewDidDisappear(_:)``.
  public var isMovingFromParent: Bool { movement == .fromParent }

  /// A Boolean value that indicates whether the controller is being presented.
  public var isBeingPresented: Bool { movement == .presentation }

  /// A Boolean value that indicates whether the controller is being dismissed.
  public var isBeingDismissed: Bool { movement == .dismissal }
}
