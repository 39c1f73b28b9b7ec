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
    held.object = tree(log)
    _ = log.take()
    await letGo(of: held)
    #expect(log.take() == ["R.willResignActive", "C.willResignActive"])
  }

  /// Both would wait for ever if the other thread waited for this one. In a process of its own, as that would never end.
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
    // The worker is gone by the time, so that nobody can be told.
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

  /// Returns when what the thread has left to the main queue is done, too.
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

/// What one thread holds and, when that one is done with it, another lets go of.
private final class Held: @unchecked Sendable {
  var object: AnyObject?
}
