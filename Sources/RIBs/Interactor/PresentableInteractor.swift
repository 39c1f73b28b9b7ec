/// The logic of a piece of the application that has something to show. Mirrors RIBs' `PresentableInteractor`.
///
/// The presenter must be gone a second after the interactor: the ``LeakDetector`` watches it.
@preconcurrency @MainActor
open class PresentableInteractor<PresenterType>: Interactor {
  /// What shows the state; usually the view controller.
  public let presenter: PresenterType

  /// Makes an inactive interactor that shows its state through `presenter`.
  public init(presenter: PresenterType) {
    self.presenter = presenter
    super.init()
  }

  deinit {
    onMainThread {
      _ = LeakDetector.instance.expectDeallocate(object: presenter as AnyObject)
    }
  }
}
