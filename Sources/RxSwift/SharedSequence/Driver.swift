/// The sharing strategy of a ``Driver``: a new subscriber first receives the latest element. Mirrors RxCocoa's
/// `DriverSharingStrategy`.
public enum DriverSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler.
  public static var scheduler: any SchedulerType { MainScheduler.instance }

  /// Returns a sequence that is shared while it has subscribers. A new subscriber first receives the latest element.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

/// A sequence of state for a view. Mirrors RxCocoa's `Driver`.
///
/// ```swift
/// let title: Driver<String> = viewModel.title.asDriver(onErrorJustReturn: "")
/// title.drive(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
/// ```
///
/// It never fails, delivers on the main thread, and shares one subscription among its subscribers. A new subscriber
/// first receives the latest element.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

extension ObservableConvertibleType {
  /// Returns a ``Driver`` that replaces an error with `onErrorJustReturn` and completes.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// Returns a ``Driver`` that continues with `onErrorDriveWith` after an error.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asDriver(onErrorRecover: { _ in onErrorDriveWith })
  }

  /// Returns a ``Driver`` that continues after an error with the driver that `onErrorRecover` returns.
  public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler).catch { onErrorRecover($0).source })
  }
}

extension BehaviorRelay {
  /// Returns the relay as a ``Driver``.
  public func asDriver() -> Driver<Element> {
    Driver(observe(on: DriverSharingStrategy.scheduler))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Returns the sequence as a ``Driver``.
  public func asDriver() -> Driver<Element> { asSharedSequence() }

  /// Subscribes a closure for each kind of event. Must be called on the main thread.
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes a closure for each kind of event. Each closure receives `object`, which is referenced weakly.
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Forwards every event to `observers`.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    source.subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Forwards every event to `observers`.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    source.map { $0 }.subscribe { (event: Event<Element?>) in for observer in observers { observer.on(event) } }
  }

  /// Forwards every element to `relay` and `others`.
  public func drive(_ relay: BehaviorRelay<Element>, _ others: BehaviorRelay<Element>...) -> any Disposable {
    drive(onNext: { element in for relay in [relay] + others { relay.accept(element) } })
  }

  /// Forwards every element to `relay` and `others`.
  public func drive(_ relay: BehaviorRelay<Element?>, _ others: BehaviorRelay<Element?>...) -> any Disposable {
    drive(onNext: { element in for relay in [relay] + others { relay.accept(element) } })
  }

  /// Passes the sequence to `transformation` and returns its result.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(source)
  }

  /// Passes the sequence and an argument to `transformation` and returns its result.
  public func drive<Argument, Result>(
    _ transformation: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    transformation(source)(curriedArgument)
  }
}
