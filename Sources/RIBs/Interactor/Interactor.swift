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
/// An interactor that is let go while active is deactivated first. Its router does that on the main thread, whichever thread
/// let go. Where there is no router and it is another thread, ``willResignActive()`` cannot be called any more, which
/// a line on the console says; its subscriptions end all the same.
@preconcurrency @MainActor
open class Interactor: Interactable {
  private let activeness = Activeness()

  /// Makes an inactive interactor.
  public init() {}

  deinit {
    if isOnMainThread { MainActor.assumeIsolated { deactivate() } }
    endOnMainThread { [activeness, type = type(of: self)] in activeness.end(of: type) }
  }

  /// Whether the interactor is active.
  public final var isActive: Bool { activeness.disposable != nil }

  /// Whether the interactor is active: the present answer first, then every change. It completes when the interactor
  /// is gone.
  public final var isActiveStream: Observable<Bool> { activeness.subject.distinctUntilChanged() }

  /// Makes the interactor active and calls ``didBecomeActive()``. Does nothing if it is active.
  ///
  /// Those who follow ``isActiveStream`` hear of it before ``didBecomeActive()`` is called.
  public final func activate() {
    guard !isActive else { return }
    activeness.disposable = CompositeDisposable()
    activeness.subject.onNext(true)
    didBecomeActive()
  }

  /// Called when the interactor has become active. Override it to begin work; it need not call `super`.
  open func didBecomeActive() {}

  /// Calls ``willResignActive()``, ends the subscriptions bound with `disposeOnDeactivate(interactor:)`, and makes the
  /// interactor inactive. Does nothing if it is inactive.
  public final func deactivate() {
    guard isActive else { return }
    willResignActive()
    activeness.end()
  }

  /// Called when the interactor is about to become inactive. Override it to end work; it need not call `super`.
  open func willResignActive() {}

  /// Holds a disposable until the interactor becomes inactive. Says whether it is active, and so holds it.
  fileprivate func disposeOnDeactivate(_ disposable: any Disposable) -> Bool {
    activeness.disposable?.insert(disposable) != nil
  }
}

/// What an interactor's activeness consists of. It outlives an interactor that another thread lets go of, until the main
/// thread has ended it.
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

  /// Ends it for good, now that the interactor is gone.
  func end(of interactor: Interactor.Type) {
    if disposable != nil {
      print("\(interactor) was let go of by another thread while active, so willResignActive() was not called.")
      end()
    }
    subject.onCompleted()
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
