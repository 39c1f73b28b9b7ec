/// What an interactor shows its state through. Mirrors RIBs' `Presentable`.
///
/// It has no associated `Listener`, so that `CartPresentable` can be named as a type without `any`, as in
/// `PresentableInteractor<CartPresentable>`; declare the listener in your own protocol:
///
/// ```swift
/// protocol CartPresentable: Presentable {
///   var listener: CartPresentableListener? { get set }
/// }
/// ```
@preconcurrency @MainActor
public protocol Presentable: AnyObject {}

/// Turns the interactor's state into what a view controller shows, where the view controller is not the presenter
/// itself. Mirrors RIBs' `Presenter`.
@preconcurrency @MainActor
open class Presenter<ViewControllerType>: Presentable {
  /// The view controller to show the state with.
  public let viewController: ViewControllerType

  /// Makes a presenter that shows the state with `viewController`.
  public init(viewController: ViewControllerType) {
    self.viewController = viewController
  }
}
