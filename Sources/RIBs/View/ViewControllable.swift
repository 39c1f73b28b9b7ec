import ViewControllers

/// What a router demands of a view: the controller to present, to push and to take away. Mirrors RIBs'
/// `ViewControllable`.
///
/// A `UIViewController` need only declare the conformance.
@preconcurrency @MainActor
public protocol ViewControllable: AnyObject {
  /// The controller itself.
  var uiviewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
  /// The controller itself.
  @preconcurrency @MainActor
  public var uiviewController: UIViewController { self }
}
