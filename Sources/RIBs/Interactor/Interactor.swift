import RxSwift

/// The logic of one piece of the application, active while its router is attached. Mirrors RIBs' `Interactor`.
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
/// An interactor that is let go while active is deactivated first.
@preconcurrency @MainActor
open class Interactor: Interactable {
  private let isActiveSubject = BehaviorSubject(value: false)
  private var activenessDisposable: CompositeDisposable?

  /// Makes an inactive interactor.
  public init() {}

  deinit {
    onMainThread {
      deactivate()
      isActiveSubject.onCompleted()
    }
  }

  /// Whether the interactor is active.
  public final var isActive: Bool { activenessDisposable != nil }

  /// Whether the interactor is active: the present answer first, then every change. It completes when the interactor
  /// is gone.
  public final var isActiveStream: Observable<Bool> { isActiveSubject.distinctUntilChanged() }

  /// Makes the interactor active and calls ``didBecomeActive()``. Does nothing if it is active.
  ///
  /// Those who follow ``isActiveStream`` hear of it before ``didBecomeActive()`` is called.
  public final func activate() {
    guard !isActive else { return }
    activenessDisposable = CompositeDisposable()
    isActiveSubject.onNext(true)
    didBecomeActive()
  }

  /// Called when the interactor has become active. Override it to begin work; it need not call `super`.
  open func didBecomeActive() {}

  /// Calls ``willResignActive()``, ends the subscriptions bound with `disposeOnDeactivate(interactor:)`, and makes the
  /// interactor inactive. Does nothing if it is inactive.
  public final func deactivate() {
    guard isActive else { return }
    willResignActive()
    activenessDisposable?.dispose()
    activenessDisposable = nil
    isActiveSubject.onNext(false)
  }

  /// Called when the interactor is about to become inactive. Override it to end work; it need not call `super`.
  open func willResignActive() {}

  /// Holds a disposable until the interactor becomes inactive. Says whether it is active, and so holds it.
  fileprivate func disposeOnDeactivate(_ disposable: any Disposable) -> Bool {
    activenessDisposable?.insert(disposable) != nil
  }
}

extension Disposable {
  /// Disposes this when `interactor` becomes inactive; at once, with a line on the console, if it is inactive.
  @preconcurrency @MainActor @discardableResult
  public func disposeOnDeactivate(interactor: Interactor) -> Self {
    if !interactor.disposeOnDeactivate(self) {
      dispose()
      print("Subscription immediately terminated, since \(interactor) is inactive.")
    }
    return self
  }
}
