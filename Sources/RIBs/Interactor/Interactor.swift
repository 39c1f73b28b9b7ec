import RxSwift

/// The business logic of a RIB. An interactor is active while its router is attached. Mirrors RIBs' `Interactor`.
///
/// ```swift
/// final class CartInteractor: Interactor, CartInteractable {
///   override func didBecomeActive() {
///     super.didBecomeActive()
///     cart.items
///       .subscribe(onNext: { [weak self] in self?.show($0) })
///       .disposeOnDeactivate(interactor: self)
///   }
/// }
/// ```
///
/// An active interactor is deactivated before it is deallocated. Its router does so on the main thread, whichever
/// thread releases the router. If an interactor without a router is released on another thread, ``willResignActive()``
/// cannot be called. Its subscriptions are still disposed of, and a message is printed to the console.
@preconcurrency @MainActor
open class Interactor: Interactable {
  private let activeness = Activeness()

  /// Creates an inactive interactor.
  public init() {}

  deinit {
    if isOnMainThread { MainActor.assumeIsolated { deactivate() } }
    endOnMainThread { [activeness, type = type(of: self)] in activeness.end(of: type) }
  }

  /// A Boolean value that indicates whether the interactor is active.
  public final var isActive: Bool { activeness.disposable != nil }

  /// An observable that emits the current value of ``isActive`` and every change, and completes when the interactor is
  /// deallocated.
  public final var isActiveStream: Observable<Bool> { activeness.subject.distinctUntilChanged() }

  /// Activates the interactor and calls ``didBecomeActive()``. Does nothing if the interactor is active.
  ///
  /// Observers of ``isActiveStream`` receive `true` before ``didBecomeActive()`` is called.
  public final func activate() {
    guard !isActive else { return }
    activeness.disposable = CompositeDisposable()
    activeness.subject.onNext(true)
    didBecomeActive()
  }

  /// Called after the interactor becomes active. Override this method to start work. Calling `super` is optional.
  open func didBecomeActive() {}

  /// Calls ``willResignActive()``, disposes of the subscriptions bound with `disposeOnDeactivate(interactor:)`, and
  /// deactivates the interactor. Does nothing if the interactor is inactive.
  public final func deactivate() {
    guard isActive else { return }
    willResignActive()
    activeness.end()
  }

  /// Called before the interactor becomes inactive. Override this method to stop work. Calling `super` is optional.
  open func willResignActive() {}

  /// Keeps `disposable` until the interactor becomes inactive. Returns `false` if the interactor is already inactive.
  fileprivate func disposeOnDeactivate(_ disposable: any Disposable) -> Bool {
    activeness.disposable?.insert(disposable) != nil
  }
}

/// The state of an interactor that may outlive it: after a release on another thread, until the main thread cleans up.
@MainActor
private final class Activeness {
  let subject = BehaviorSubject(value: false)
  /// Nil while the interactor is inactive.
  var disposable: CompositeDisposable?

  func end() {
    disposable?.dispose()
    disposable = nil
    subject.onNext(false)
  }

  /// Cleans up after the interactor was deallocated.
  func end(of interactor: Interactor.Type) {
    if disposable != nil {
      print("\(interactor) was released on another thread while active, so willResignActive() was not called.")
      end()
    }
    subject.onCompleted()
  }
}

extension Disposable {
  /// Disposes of this disposable when `interactor` becomes inactive.
  ///
  /// If `interactor` is already inactive, disposes of it immediately and prints a message to the console.
  @preconcurrency @MainActor @discardableResult
  public func disposeOnDeactivate(interactor: Interactor) -> Self {
    if !interactor.disposeOnDeactivate(self) {
      dispose()
      print("Subscription immediately terminated, since \(interactor) is inactive.")
    }
    return self
  }
}
