/// The logic of a piece of the application that has something to show. Mirrors RIBs' `PresentableInteractor`.
///
/// The presenter must be gone a second after the interactor: the ``LeakDetector`` watches it.
@preconcurrency @MainActor
open class PresentableInteractor<PresenterType>: Interactor {
  /// What shows the state; usually the view controller.
  public let presenter: PresenterType

  private let watched: MainActorBox<PresenterType>

  /// Makes an inactive interactor that shows its state through `presenter`.
  public init(presenter: PresenterType) {
    self.presenter = presenter
    watched = MainActorBox(presenter)
    super.init()
  }

  deinit {
    endOnMainThread { [watched] in
      _ = LeakDetector.instance.expectDeallocate(object: watched.value as AnyObject)
    }
  }
}
