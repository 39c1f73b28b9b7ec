/// How the subscribers of a ``Signal`` share it: nothing is sent to newcomers.
/// Mirrors RxCocoa's `SignalSharingStrategy`.
public enum SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler.
  public static var scheduler: any SchedulerType { MainScheduler.instance }

  /// The sequence, shared while somebody is subscribed.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 0, scope: .whileConnected)
  }
}

/// What tells a view that something happened: events. Mirrors RxCocoa's `Signal`.
///
/// ```swift
/// viewModel.dismissals.asSignal().emit(onNext: { [weak self] in self?.dismiss() }).disposed(by: bag)
/// ```
///
/// As a ``Driver``, except that newcomers receive nothing that came before them.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension ObservableConvertibleType {
  /// The sequence as a ``Signal`` that ends with `onErrorJustReturn` where the sequence fails.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    Signal(asObservable().observe(on: SignalSharingStrategy.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// The sequence as a ``Signal`` that goes on with `onErrorSignalWith` where the sequence fails.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSignal(onErrorRecover: { _ in onErrorSignalWith })
  }

  /// The sequence as a ``Signal`` that goes on with what `onErrorRecover` makes of an error.
  public func asSignal(onErrorRecover: @escaping (any Error) -> Signal<Element>) -> Signal<Element> {
    Signal(asObservable().observe(on: SignalSharingStrategy.scheduler).catch { onErrorRecover($0).source })
  }
}

extension PublishRelay {
  /// The relay as a ``Signal``.
  public func asSignal() -> Signal<Element> {
    Signal(observe(on: SignalSharingStrategy.scheduler))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The sequence itself.
  public func asSignal() -> Signal<Element> { asSharedSequence() }

  /// The sequence as a ``Driver`` that ends with `onErrorJustReturn` where the sequence fails, which this one does not.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> { Driver(source) }

  /// Calls a closure for each kind of event. Call it on the main thread.
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls a closure for each kind of event with `object`, which is held weakly.
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Sends every element to `observers`.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    source.subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends every element to `relays`.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends every element to `relays`.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
