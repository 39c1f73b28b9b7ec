extension ObservableType {
  /// Sends every event to `observers`, the end or an error too.
  ///
  /// ```swift
  /// viewModel.title.bind(to: title).disposed(by: bag)
  /// ```
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends every event to `observers`, the end or an error too.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    map { $0 }.subscribe { (event: Event<Element?>) in for observer in observers { observer.on(event) } }
  }

  /// Sends every element to `relays`. The end is not passed on; an error is printed.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends every element to `relays`. The end is not passed on; an error is printed.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends every element to `relays`. The end is not passed on; an error is printed.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends every element to `relays`. The end is not passed on; an error is printed.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Hands the sequence to `binder`, and gives what that returns.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Calls `onNext` with every element. An error is printed.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// Calls `onNext` with every element and `object`, which is held weakly. An error is printed.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext)
  }
}
