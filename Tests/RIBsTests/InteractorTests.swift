import RIBs
import RxSwift
import Testing

@MainActor
@Suite struct InteractorTests {
  private let log = Log()

  @Test func activatingAndDeactivatingTwiceIsOnce() {
    let interactor = LoggingInteractor("I", log)
    #expect(!interactor.isActive)
    interactor.activate()
    interactor.activate()
    #expect(interactor.isActive)
    interactor.deactivate()
    interactor.deactivate()
    #expect(!interactor.isActive)
    #expect(log.lines == ["I.didBecomeActive", "I.willResignActive"])
  }

  @Test func theActiveStreamReplaysChangesAndEndsWithTheInteractor() {
    var seen: [Bool] = []
    var didComplete = false
    var interactor: Interactor? = Interactor()
    interactor?.activate()
    _ = interactor?.isActiveStream.subscribe(onNext: { seen.append($0) }, onCompleted: { didComplete = true })
    #expect(seen == [true])
    interactor?.deactivate()
    interactor?.activate()
    #expect(seen == [true, false, true] && !didComplete)
    interactor = nil
    #expect(seen == [true, false, true, false])
    #expect(didComplete)
  }

  @Test func theActiveStreamSpeaksBeforeDidBecomeActive() {
    let interactor = LoggingInteractor("I", log)
    _ = interactor.isActiveStream.subscribe(onNext: { [log] in log("stream \($0)") })
    interactor.activate()
    #expect(log.lines == ["stream false", "stream true", "I.didBecomeActive"])
  }

  @Test func whatIsDisposedOnDeactivateLivesUntilThen() {
    let interactor = LoggingInteractor("I", log)
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    interactor.activate()
    subject.subscribe(onNext: { seen.append($0) }, onDisposed: { [log] in log("disposed") })
      .disposeOnDeactivate(interactor: interactor)
    subject.onNext(1)
    interactor.deactivate()
    subject.onNext(2)
    #expect(seen == [1])
    #expect(log.lines == ["I.didBecomeActive", "I.willResignActive", "disposed"])
  }

  @Test func whatIsBoundToAnInactiveInteractorEndsAtOnce() {
    let interactor = Interactor()
    let disposable = Disposables.create(with: {})
    disposable.disposeOnDeactivate(interactor: interactor)
    #expect(disposable.isDisposed)
  }

  @Test func lettingAnActiveInteractorGoDisposesWhatItHolds() {
    let disposable = Disposables.create(with: {})
    var interactor: Interactor? = Interactor()
    interactor?.activate()
    if let interactor { disposable.disposeOnDeactivate(interactor: interactor) }
    #expect(!disposable.isDisposed)
    interactor = nil
    #expect(disposable.isDisposed)
  }

  @Test func confinedElementsWaitForActivityAndTheNewestIsSentAgain() {
    let interactor = Interactor()
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    let subscription = subject.confineTo(interactor).subscribe(onNext: { seen.append($0) })
    defer { subscription.dispose() }
    subject.onNext(1)
    subject.onNext(2)
    #expect(seen.isEmpty)
    interactor.activate()
    #expect(seen == [2])
    subject.onNext(3)
    #expect(seen == [2, 3])
    interactor.deactivate()
    #expect(seen == [2, 3])
    interactor.activate()
    #expect(seen == [2, 3, 3])
  }
}
