import RxSwift

/// A task that runs while an interactor is active. Mirrors RIBs' `Worker`.
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
/// A worker keeps a weak reference to its scope. A started worker is stopped before it is deallocated. If a working
/// worker is released on another thread, ``didStop()`` cannot be called. Its subscriptions are still disposed of, and a
/// message is printed to the console.
@preconcurrency @MainActor
open class Worker: Working {
  private let life = Life()

  /// A Boolean value that indicates whether the worker is started. It stays `true` while the scope is inactive.
  public final private(set) var isStarted = false

  /// Creates a worker that is not started.
  public init() {}

  deinit {
    if isOnMainThread { MainActor.assumeIsolated { stop() } }
    endOnMainThread { [life, type = type(of: self)] in life.end(of: type) }
  }

  /// An observable that emits the current value of ``isStarted`` and every change, and completes when the worker is
  /// deallocated.
  public final var isStartedStream: Observable<Bool> { life.isStarted.distinctUntilChanged() }

  /// Binds the worker to a scope. Does nothing if the worker is already started.
  ///
  /// The worker calls ``didStart(_:)`` if the scope is active and whenever it becomes active, and ``didStop()``
  /// whenever it becomes inactive.
  public final func start(_ interactorScope: any InteractorScope) {
    guard !isStarted else { return }
    setStarted(true)
    let scope = WeakInteractorScope(interactorScope)
    life.scopeBinding.disposable = interactorScope.isActiveStream.subscribe(onNext: { [weak self] isActive in
      guard let self else { return }
      if isActive { beginWork(in: scope) } else { endWork() }
    })
  }

  /// Called when the work should start. Override this method to start it. Calling `super` is optional.
  ///
  /// `interactorScope` is a proxy for the scope passed to ``start(_:)``, and does not retain it.
  open func didStart(_ interactorScope: any InteractorScope) {}

  /// Stops the work and unbinds the worker from its scope. Does nothing if the worker is not started.
  public final func stop() {
    guard isStarted else { return }
    setStarted(false)
    life.scopeBinding.disposable = Disposables.create()
    endWork()
  }

  /// Called when the work should stop. Override this method to stop it. Calling `super` is optional.
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

  /// Keeps `disposable` until the work stops. Returns `false` if the worker is not working.
  fileprivate func disposeOnStop(_ disposable: any Disposable) -> Bool {
    life.work?.insert(disposable) != nil
  }
}

/// The state of a worker that may outlive it: after a release on another thread, until the main thread cleans up.
@MainActor
private final class Life {
  let isStarted = BehaviorSubject(value: false)
  let scopeBinding = SerialDisposable()
  /// The disposables of the current work, or `nil` while the worker is not working.
  var work: CompositeDisposable?

  /// Stops the work. Returns `false` if the worker was not working.
  func endWork() -> Bool {
    guard let work else { return false }
    work.dispose()
    self.work = nil
    return true
  }

  /// Cleans up after the worker was deallocated.
  func end(of worker: Worker.Type) {
    scopeBinding.dispose()
    if endWork() {
      print("\(worker) was released on another thread while working, so didStop() was not called.")
    }
    isStarted.onNext(false)
    isStarted.onCompleted()
  }
}

extension Disposable {
  /// Disposes of this disposable when `worker` stops working.
  ///
  /// If `worker` is not working, disposes of it immediately and prints a message to the console.
  @preconcurrency @MainActor @discardableResult
  public func disposeOnStop(_ worker: Worker) -> Self {
    if !worker.disposeOnStop(self) {
      dispose()
      print("Subscription immediately terminated, since \(worker) is stopped.")
    }
    return self
  }
}

/// A proxy for a scope that does not retain it. Prevents a cycle: workers often retain their scope, and interactors
/// their workers.
private final class WeakInteractorScope: InteractorScope {
  private weak var scope: (any InteractorScope)?

  init(_ scope: any InteractorScope) {
    self.scope = scope
  }

  var isActive: Bool { scope?.isActive ?? false }

  var isActiveStream: Observable<Bool> { scope?.isActiveStream ?? .just(false) }
}
