/// What a container or a presenter is doing with a controller.
enum Movement {
  case toParent
  case fromParent
  case presentation
  case dismissal
}

extension ViewController {
  /// Whether the controller is being pushed or otherwise shown for the first time by its container. Meant for the
  /// appearance events.
  ///
  /// ``NavigationController`` sets this, and ``isMovingFromParent``. A container of your own does not, where UIKit's does.
  public var isMovingToParent: Bool { movement == .toParent }

  /// Whether the controller is being popped: true in its ``viewWillDisappear(_:)`` and ``viewDidDisappear(_:)`` then.
  public var isMovingFromParent: Bool { movement == .fromParent }

  /// Whether the controller is being presented.
  public var isBeingPresented: Bool { movement == .presentation }

  /// Whether the controller is being dismissed.
  public var isBeingDismissed: Bool { movement == .dismissal }
}
