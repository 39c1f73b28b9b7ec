/// The sharing strategy of a ``Signal``: a new subscriber does not receive earlier elements. Mirrors RxCocoa's
/// `SignalSharingStrategy`.
public enum SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler.
  public static var scheduler: any SchedulerType { MainScheduler.instance }

  /// Returns a sequence that is shared while it has subscribers.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 0, scope: .whileConnected)
  }
}

/// A sequence of events for a view. Mirrors RxCocoa's `Signal`.
///
/// ```swift
/// viewModel.dismissals.asSignal().emit(onNext: { [weak self] in self?.dismiss() }).disposed(by: bag)
/// ```
///
/// It differs from a ``Driver`` in that a new subscriber does not receive earlier elements.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension ObservableConvertibleType {
  /// Returns a ``Signal`` that replaces an error with `onErrorJustReturn` and completes.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    Signal(asObservable().observe(on: SignalSharingStrategy.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// Returns a ``Signal`` that continues with `onErrorSignalWith` after an error.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSignal(onErrorRecover: { _ in onErrorSignalWith })
  }

  /// Returns a ``Signal`` that continues after an error with the signal that `onErrorRecover` returns.
  public func asSignal(onErrorRecover: @escaping (any Error) -> Signal<Element>) -> Signal<Element> {
    Signal(asObservable().observe(on: SignalSharingStrategy.scheduler).catch { onErrorRecover($0).source })
  }
}

extension PublishRelay {
  /// Returns the relay as a ``Signal``.
  public func asSignal() -> Signal<Element> {
    Signal(observe(on: SignalSharingStrategy.scheduler))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Returns the sequence as a ``Signal``.
  public func asSignal() -> Signal<Element> { asSharedSequence() }

  /// Returns the sequence as a ``Driver``. `onErrorJustReturn` is unused, because a signal never fails.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> { Driver(source) }

  /// Subscribes a closure for each kind of event. Must be called on the main thread.
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes a closure for each kind of event. Each closure receives `object`, which is referenced weakly.
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Forwards every event to `observers`.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    source.subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Forwards every element to `relays`.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Forwards every element to `relays`.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
