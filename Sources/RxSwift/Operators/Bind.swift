extension ObservableType {
  /// Forwards every event to `observers`, including errors and the completion.
  ///
  /// ```swift
  /// viewModel.title.bind(to: title).disposed(by: bag)
  /// ```
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Forwards every event to `observers`, including errors and the completion.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    map { $0 }.subscribe { (event: Event<Element?>) in for observer in observers { observer.on(event) } }
  }

  /// Forwards every element to `relays`. Ignores the completion and prints an error.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Forwards every element to `relays`. Ignores the completion and prints an error.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Forwards every element to `relays`. Ignores the completion and prints an error.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Forwards every element to `relays`. Ignores the completion and prints an error.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes the sequence to `binder` and returns its result.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Calls `onNext` with every element. Prints an error.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// Calls `onNext` with `object`, which is referenced weakly, and every element. Prints an error.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext)
  }
}

extension ObservableType {
  /// Passes the sequence and an argument to `binder` and returns its result.
  ///
  /// ```swift
  /// books.bind(to: tableView.rx.items(cellIdentifier: "book")) { row, book, cell in
  ///   cell.textLabel?.text = book.title
  /// }
  /// ```
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }
}
