import RIBs
import RxSwift
import Testing

@MainActor
@Suite struct WorkerTests {
  private let log = Log()

  @Test func aWorkerIsStartedAtOnceAndWorksOnlyWhileItsScopeIsActive() {
    let interactor = Interactor()
    let worker = LoggingWorker(log)
    worker.start(interactor)
    #expect(worker.isStarted)
    #expect(log.take().isEmpty)
    interactor.activate()
    #expect(log.take() == ["W.didStart"])
    interactor.deactivate()
    #expect(log.take() == ["W.didStop"])
    #expect(worker.isStarted)
    interactor.activate()
    #expect(log.take() == ["W.didStart"])
    worker.stop()
    #expect(log.take() == ["W.didStop"])
    #expect(!worker.isStarted)
  }

  @Test func startingAndStoppingTwiceIsOnce() {
    let interactor = Interactor()
    let worker = LoggingWorker(log)
    worker.stop()
    interactor.activate()
    worker.start(interactor)
    worker.start(interactor)
    worker.stop()
    worker.stop()
    #expect(log.lines == ["W.didStart", "W.didStop"])
    interactor.deactivate()
    interactor.activate()
    #expect(log.lines == ["W.didStart", "W.didStop"])
  }

  @Test func aWorkerDoesNotKeepItsScope() {
    let worker = ScopeKeepingWorker()
    weak var weakInteractor: Interactor?
    do {
      let interactor = Interactor()
      weakInteractor = interactor
      interactor.activate()
      worker.start(interactor)
      #expect(worker.scope?.isActive == true)
    }
    #expect(weakInteractor == nil)
    #expect(worker.scope?.isActive == false)
  }

  @Test func theStartedStreamEndsWithTheWorkerWhichStops() {
    var seen: [Bool] = []
    var didComplete = false
    let interactor = Interactor()
    interactor.activate()
    var worker: LoggingWorker? = LoggingWorker(log)
    _ = worker?.isStartedStream.subscribe(onNext: { seen.append($0) }, onCompleted: { didComplete = true })
    worker?.start(interactor)
    worker = nil
    #expect(seen == [false, true, false])
    #expect(didComplete)
    #expect(log.lines == ["W.didStart", "W.didStop"])
  }

  @Test func whatIsDisposedOnStopLivesAsLongAsTheWork() {
    let interactor = Interactor()
    let worker = LoggingWorker(log)
    let early = Disposables.create(with: {})
    early.disposeOnStop(worker)
    #expect(early.isDisposed)

    interactor.activate()
    worker.start(interactor)
    let disposable = Disposables.create(with: {})
    disposable.disposeOnStop(worker)
    #expect(!disposable.isDisposed)
    interactor.deactivate()
    #expect(disposable.isDisposed)
  }
}

private final class ScopeKeepingWorker: Worker {
  private(set) var scope: (any InteractorScope)?

  override func didStart(_ interactorScope: any InteractorScope) { scope = interactorScope }
}
