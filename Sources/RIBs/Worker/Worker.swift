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
/// A worker holds its scope weakly. One that is let go is stopped first.
@preconcurrency @MainActor
open class Worker: Working {
  private let isStartedSubject = BehaviorSubject(value: false)
  private let scopeBinding = SerialDisposable()
  private var workDisposable: CompositeDisposable?

  /// Whether the worker has been started. It stays so while its scope is inactive.
  public final private(set) var isStarted = false

  /// Makes a worker that has not been started.
  public init() {}

  deinit {
    onMainThread {
      stop()
      isStartedSubject.onCompleted()
    }
  }

  /// Whether the worker has been started: the present answer first, then every change. It completes when the worker
  /// is gone.
  public final var isStartedStream: Observable<Bool> { isStartedSubject.distinctUntilChanged() }

  /// Binds the worker to a scope. ``didStart(_:)`` is called whenever the scope is or becomes active, ``didStop()`` when
  /// it becomes inactive. Does nothing if the worker has been started.
  public final func start(_ interactorScope: any InteractorScope) {
    guard !isStarted else { return }
    setStarted(true)
    let scope = WeakInteractorScope(interactorScope)
    scopeBinding.disposable = interactorScope.isActiveStream.subscribe(onNext: { [weak self] isActive in
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
    scopeBinding.disposable = Disposables.create()
    endWork()
  }

  /// Called when the work has to end. Override it; it need not call `super`.
  open func didStop() {}

  private func setStarted(_ isStarted: Bool) {
    self.isStarted = isStarted
    isStartedSubject.onNext(isStarted)
  }

  private func beginWork(in scope: any InteractorScope) {
    guard isStarted else { return }
    workDisposable = CompositeDisposable()
    didStart(scope)
  }

  private func endWork() {
    guard let workDisposable else { return }
    workDisposable.dispose()
    self.workDisposable = nil
    didStop()
  }

  /// Holds a disposable until the work ends. Says whether the work goes on, and so holds it.
  fileprivate func disposeOnStop(_ disposable: any Disposable) -> Bool {
    workDisposable?.insert(disposable) != nil
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
