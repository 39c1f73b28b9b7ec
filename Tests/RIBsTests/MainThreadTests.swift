import Foundation
import RIBs
import RxSwift
import Testing

/// Objects that another thread releases.
@MainActor
@Suite struct MainThreadTests {
  private let log = Log()

  @Test func aTreeThatAnotherThreadLetsGoOfEndsOnTheMainThread() async {
    let held = Held()
    held.object = tree(log)
    _ = log.take()
    await letGo(of: held)
    #expect(log.take() == ["R.willResignActive", "C.willResignActive"])
  }

  /// Both would wait forever if the other thread waited for this one. In a separate process, because that would never
  /// end.
  @Test func theMainThreadMayWaitForTheThreadThatLetsGo() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let scope = Interactor()
        scope.activate()
        let held = Held()
        let queue = DispatchQueue(label: "test")
        held.object = tree(Log())
        queue.sync { held.object = nil }
        held.object = activeInteractor(Log())
        queue.sync { held.object = nil }
        held.object = startedWorker(Log(), in: scope)
        queue.sync { held.object = nil }
      }
    }
  }

  @Test func theSubscriptionsOfAWorkerThatAnotherThreadLetsGoOfEnd() async {
    let (interactor, held, ends) = (Interactor(), Held(), Log())
    interactor.activate()
    held.object = startedWorker(log, in: interactor, ends)
    await letGo(of: held)
    // The worker has been deallocated by then, so it cannot be called.
    #expect(log.take() == ["W.didStart"])
    #expect(ends.take() == ["disposed", "isStarted: false"])
  }

  @Test func theSubscriptionsOfAnInteractorThatAnotherThreadLetsGoOfEnd() async {
    let (held, ends) = (Held(), Log())
    held.object = activeInteractor(ends)
    await letGo(of: held)
    #expect(ends.take() == ["disposed", "isActive: false", "completed"])
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

  /// Returns when the thread's work on the main queue has also ended.
  private func letGo(of held: Held) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      Thread {
        held.object = nil
        DispatchQueue.main.async { done.resume() }
      }.start()
    }
  }
}

@MainActor
private func tree(_ log: Log) -> LoggingRouter {
  let router = LoggingRouter("R", log)
  router.interactable.activate()
  router.load()
  router.attachChild(LoggingRouter("C", log))
  return router
}

@MainActor
private func startedWorker(_ log: Log, in scope: Interactor, _ ends: Log = Log()) -> Worker {
  let worker = LoggingWorker(log)
  worker.start(scope)
  Disposables.create { MainActor.assumeIsolated { ends("disposed") } }.disposeOnStop(worker)
  _ = worker.isStartedStream.skip(1).subscribe(onNext: { isStarted in
    MainActor.assumeIsolated { ends("isStarted: \(isStarted)") }
  })
  return worker
}

@MainActor
private func activeInteractor(_ ends: Log) -> Interactor {
  let interactor = Interactor()
  interactor.activate()
  Disposables.create { MainActor.assumeIsolated { ends("disposed") } }.disposeOnDeactivate(interactor: interactor)
  _ = interactor.isActiveStream.skip(1).subscribe(
    onNext: { isActive in MainActor.assumeIsolated { ends("isActive: \(isActive)") } },
    onCompleted: { MainActor.assumeIsolated { ends("completed") } })
  return interactor
}

/// An object that one thread holds. When that thread is done with it, another releases it.
private final class Held: @unchecked Sendable {
  var object: AnyObject?
}
