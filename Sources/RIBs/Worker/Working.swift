import RxSwift

/// What an interactor demands of a worker. Mirrors RIBs' `Working`.
@preconcurrency @MainActor
public protocol Working: AnyObject {
  /// Binds the worker to a scope: it works while the scope is active. Does nothing if it has been started.
  func start(_ interactorScope: any InteractorScope)

  /// Ends the work and the bond. Does nothing if it has not been started.
  func stop()

  /// Whether the worker has been started. It stays so while its scope is inactive.
  var isStarted: Bool { get }

  /// Whether the worker has been started: the present answer first, then every change. It completes when the worker is
  /// gone.
  var isStartedStream: Observable<Bool> { get }
}
