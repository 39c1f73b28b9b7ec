import ViewControllers

/// The interface of a view toward its router: the view controller to present, push or remove. Mirrors RIBs'
/// `ViewControllable`.
///
/// A `UIViewController` subclass only has to declare the conformance.
@preconcurrency @MainActor
public protocol ViewControllable: AnyObject {
  /// The view controller.
  var uiviewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
  /// The view controller, which is the object itself.
  @preconcurrency @MainActor
  public var uiviewController: UIViewController { self }
}
