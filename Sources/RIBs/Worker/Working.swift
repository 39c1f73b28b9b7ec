import RxSwift

/// The interface of a worker toward its interactor. Mirrors RIBs' `Working`.
@preconcurrency @MainActor
public protocol Working: AnyObject {
  /// Binds the worker to a scope. It works while the scope is active. Does nothing if the worker is already started.
  func start(_ interactorScope: any InteractorScope)

  /// Stops the work and unbinds the worker from its scope. Does nothing if the worker is not started.
  func stop()

  /// A Boolean value that indicates whether the worker is started. It stays `true` while the scope is inactive.
  var isStarted: Bool { get }

  /// An observable that emits the current value of ``isStarted`` and every change, and completes when the worker is
  /// deallocated.
  var isStartedStream: Observable<Bool> { get }
}
