/// The business logic of a RIB that has a presenter. Mirrors RIBs' `PresentableInteractor`.
///
/// The ``LeakDetector`` expects the presenter to be deallocated within one second of the interactor.
@preconcurrency @MainActor
open class PresentableInteractor<PresenterType>: Interactor {
  /// The presenter of the state, usually the view controller.
  public let presenter: PresenterType

  private let watched: MainActorBox<PresenterType>

  /// Creates an inactive interactor with `presenter`.
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
