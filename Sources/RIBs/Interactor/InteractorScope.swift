import RxSwift

/// The active life cycle of an interactor. Mirrors RIBs' `InteractorScope`.
@preconcurrency @MainActor
public protocol InteractorScope: AnyObject {
  /// A Boolean value that indicates whether the interactor is active.
  var isActive: Bool { get }

  /// An observable that emits the current value of ``isActive`` and every change, and completes when the interactor is
  /// deallocated.
  var isActiveStream: Observable<Bool> { get }
}

/// The interface of an interactor toward its router. Mirrors RIBs' `Interactable`.
@preconcurrency @MainActor
public protocol Interactable: InteractorScope {
  /// Activates the interactor. Only its router calls this method.
  func activate()

  /// Deactivates the interactor. Only its router calls this method.
  func deactivate()
}
