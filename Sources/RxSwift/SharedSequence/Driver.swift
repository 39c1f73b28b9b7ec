/// How the subscribers of a ``Driver`` share it: a newcomer first receives the latest element.
/// Mirrors RxCocoa's `DriverSharingStrategy`.
public enum DriverSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler.
  public static var scheduler: any SchedulerType { MainScheduler.instance }

  /// The sequence, shared while somebody is subscribed; a newcomer first receives the latest element.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

/// What drives a view: state. Mirrors RxCocoa's `Driver`.
///
/// ```swift
/// let title: Driver<String> = viewModel.title.asDriver(onErrorJustReturn: "")
/// title.drive(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
/// ```
///
/// It does not fail, its elements come on the main thread, its subscribers share it, and a newcomer first receives the
/// latest element.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

extension ObservableConvertibleType {
  /// The sequence as a ``Driver`` that ends with `onErrorJustReturn` where the sequence fails.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// The sequence as a ``Driver`` that goes on with `onErrorDriveWith` where the sequence fails.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asDriver(onErrorRecover: { _ in onErrorDriveWith })
  }

  /// The sequence as a ``Driver`` that goes on with what `onErrorRecover` makes of an error.
  public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler).catch { onErrorRecover($0).source })
  }
}

extension BehaviorRelay {
  /// The relay as a ``Driver``.
  public func asDriver() -> Driver<Element> {
    Driver(observe(on: DriverSharingStrategy.scheduler))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The sequence itself.
  public func asDriver() -> Driver<Element> { asSharedSequence() }

  /// Calls a closure for each kind of event. Call it on the main thread.
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls a closure for each kind of event with `object`, which is held weakly.
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Sends every element to `observers`.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    source.subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends every element to `observers`.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    source.map { $0 }.subscribe { (event: Event<Element?>) in for observer in observers { observer.on(event) } }
  }

  /// Sends every element to `relay` and the others.
  public func drive(_ relay: BehaviorRelay<Element>, _ others: BehaviorRelay<Element>...) -> any Disposable {
    drive(onNext: { element in for relay in [relay] + others { relay.accept(element) } })
  }

  /// Sends every element to `relay` and the others.
  public func drive(_ relay: BehaviorRelay<Element?>, _ others: BehaviorRelay<Element?>...) -> any Disposable {
    drive(onNext: { element in for relay in [relay] + others { relay.accept(element) } })
  }

  /// Hands the sequence to `transformation`, and gives what that returns.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(source)
  }
}
