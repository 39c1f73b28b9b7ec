import RxSwift

/// The time in which an interactor is active. Mirrors RIBs' `InteractorScope`.
@preconcurrency @MainActor
public protocol InteractorScope: AnyObject {
  /// Whether the interactor is active.
  var isActive: Bool { get }

  /// Whether the interactor is active: the present answer first, then every change. It completes when the interactor
  /// is gone.
  var isActiveStream: Observable<Bool> { get }
}

/// What a router demands of an interactor. Mirrors RIBs' `Interactable`.
@preconcurrency @MainActor
public protocol Interactable: InteractorScope {
  /// Begins the interactor's activity. Only its router calls this.
  func activate()

  /// Ends the interactor's activity. Only its router calls this.
  func deactivate()
}
