/// The interface through which an interactor shows its state. Mirrors RIBs' `Presentable`.
///
/// The protocol has no associated `Listener` type, so that `CartPresentable` can be used as a type without `any`, as in
/// `PresentableInteractor<CartPresentable>`. Declare the listener in your own protocol:
///
/// ```swift
/// protocol CartPresentable: Presentable {
///   var listener: CartPresentableListener? { get set }
/// }
/// ```
@preconcurrency @MainActor
public protocol Presentable: AnyObject {}

/// A translator of the interactor's state for a view controller that is not the presenter itself. Mirrors RIBs'
/// `Presenter`.
@preconcurrency @MainActor
open class Presenter<ViewControllerType>: Presentable {
  /// The view controller that shows the state.
  public let viewController: ViewControllerType

  /// Creates a presenter for `viewController`.
  public init(viewController: ViewControllerType) {
    self.viewController = viewController
  }
}
