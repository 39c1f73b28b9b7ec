import Foundation
import RIBs
import RxSwift
import Testing

/// What another thread lets go of.
@MainActor
@Suite struct MainThreadTests {
  private let log = Log()

  @Test func aTreeThatAnotherThreadLetsGoOfEndsOnTheMainThread() async {
    let held = Held()
    held.object = tree()
    _ = log.take()
    await letGo(of: held)
    #expect(log.take() == ["R.willResignActive", "C.willResignActive"])
  }

  @Test func aWorkerThatAnotherThreadLetsGoOfIsStopped() async {
    let (interactor, held) = (Interactor(), Held())
    interactor.activate()
    do {
      let worker = LoggingWorker(log)
      worker.start(interactor)
      held.object = worker
    }
    await letGo(of: held)
    #expect(log.take() == ["W.didStart", "W.didStop"])
  }

  @Test func aPresenterIsWatchedAllTheSame() async {
    let (held, presenter) = (Held(), Presenter(viewController: UIViewController()))
    held.object = PresentableInteractor(presenter: presenter)
    let detector = LoggingLeakDetector(log)
    let usual = LeakDetector.instance
    LeakDetector.setInstance(detector)
    await letGo(of: held)
    LeakDetector.setInstance(usual)
    #expect(log.take().contains("expectDeallocate(Presenter<ViewController>, 1.0)"))
  }

  private func tree() -> LoggingRouter {
    let router = LoggingRouter("R", log)
    router.interactable.activate()
    router.load()
    router.attachChild(LoggingRouter("C", log))
    return router
  }

  private func letGo(of held: Held) async {
    await withCheckedContinuation { continuation in
      Thread {
        held.object = nil
        continuation.resume()
      }.start()
    }
  }
}

/// What one thread holds and, when that one is done with it, another lets go of.
private final class Held: @unchecked Sendable {
  var object: AnyObject?
}
