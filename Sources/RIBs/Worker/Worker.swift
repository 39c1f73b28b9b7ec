import RxSwift

/// A task beside the interactor that goes on while the interactor is active. Mirrors RIBs' `Worker`.
///
/// ```swift
/// final class ClockWorker: Worker {
///   override func didStart(_ interactorScope: InteractorScope) {
///     super.didStart(interactorScope)
///     Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
///       .subscribe(onNext: { [weak self] _ in self?.tick() })
///       .disposeOnStop(self)
///   }
/// }
/// ```
///
/// A worker holds its scope weakly. One that is let go is stopped first. Where another thread lets go of one that works,
/// ``didStop()`` cannot be called any more, which a line on the console says; its subscriptions end all the same.
@preconcurrency @MainActor
open class Worker: Working {
  private let life = Life()

  /// Whether the worker has been started. It stays so while its scope is inactive.
  public final private(set) var isStarted = false

  /// Makes a worker that has not been started.
  public init() {}

  deinit {
    if isOnMainThread { MainActor.assumeIsolated { stop() } }
    endOnMainThread { [life, type = type(of: self)] in life.end(of: type) }
  }

  /// Whether the worker has been started: the present answer first, then every change. It completes when the worker
  /// is gone.
  public final var isStartedStream: Observable<Bool> { life.isStarted.distinctUntilChanged() }

  /// Binds the worker to a scope. ``didStart(_:)`` is called whenever the scope is or becomes active, ``didStop()`` when
  /// it becomes inactive. Does nothing if the worker has been started.
  public final func start(_ interactorScope: any InteractorScope) {
    guard !isStarted else { return }
    setStarted(true)
    let scope = WeakInteractorScope(interactorScope)
    life.scopeBinding.disposable = interactorScope.isActiveStream.subscribe(onNext: { [weak self] isActive in
      guard let self else { return }
      if isActive { beginWork(in: scope) } else { endWork() }
    })
  }

  /// Called when the work is to begin. Override it; it need not call `super`.
  ///
  /// `interactorScope` stands for the scope the worker was started with, and does not keep it alive.
  open func didStart(_ interactorScope: any InteractorScope) {}

  /// Ends the work and the bond to the scope. Does nothing if the worker has not been started.
  public final func stop() {
    guard isStarted else { return }
    setStarted(false)
    life.scopeBinding.disposable = Disposables.create()
    endWork()
  }

  /// Called when the work has to end. Override it; it need not call `super`.
  open func didStop() {}

  private func setStarted(_ isStarted: Bool) {
    self.isStarted = isStarted
    life.isStarted.onNext(isStarted)
  }

  private func beginWork(in scope: any InteractorScope) {
    guard isStarted else { return }
    life.work = CompositeDisposable()
    didStart(scope)
  }

  private func endWork() {
    if life.endWork() { didStop() }
  }

  /// Holds a disposable until the work ends. Says whether the work goes on, and so holds it.
  fileprivate func disposeOnStop(_ disposable: any Disposable) -> Bool {
    life.work?.insert(disposable) != nil
  }
}

/// What a worker's life consists of. It outlives a worker that another thread lets go of, until the main thread has ended
/// it.
@MainActor
private final class Life {
  let isStarted = BehaviorSubject(value: false)
  let scopeBinding = SerialDisposable()
  /// Nil while the worker does not work.
  var work: CompositeDisposable?

  /// Ends the work. Says whether there was any.
  func endWork() -> Bool {
    guard let work else { return false }
    work.dispose()
    self.work = nil
    return true
  }

  /// Ends it for good, now that the worker is gone.
  func end(of worker: Worker.Type) {
    scopeBinding.dispose()
    if endWork() {
      print("\(worker) was let go of by another thread while working, so didStop() was not called.")
    }
    isStarted.onNext(false)
    isStarted.onCompleted()
  }
}

extension Disposable {
  /// Disposes this when the work of `worker` ends; at once, with a line on the console, if it is not working.
  @preconcurrency @MainActor @discardableResult
  public func disposeOnStop(_ worker: Worker) -> Self {
    if !worker.disposeOnStop(self) {
      dispose()
      print("Subscription immediately terminated, since \(worker) is stopped.")
    }
    return self
  }
}

/// A scope that does not keep its interactor alive. Workers often hold the scope they are given, and interactors their
/// workers.
private final class WeakInteractorScope: InteractorScope {
  private weak var scope: (any InteractorScope)?

  init(_ scope: any InteractorScope) {
    self.scope = scope
  }

  var isActive: Bool { scope?.isActive ?? false }

  var isActiveStream: Observable<Bool> { scope?.isActiveStream ?? .just(false) }
}
