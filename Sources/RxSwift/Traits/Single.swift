/// The trait of ``Single``.
public enum SingleTrait {}

/// One element, or an error. Mirrors RxSwift's `Single`.
///
/// ```swift
/// func load() -> Single<Book> {
///   .create { single in
///     let request = fetch { single($0) }
///     return Disposables.create { request.cancel() }
///   }
/// }
/// ```
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// What a ``Single`` sends. Mirrors RxSwift's `SingleEvent`.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequence where Trait == SingleTrait {
  /// Receives what a ``Single`` sends.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// A sequence that runs `subscribe` for each subscriber: it sends one result and returns how to stop.
  public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
    Single(
      source: .create { observer in
        subscribe { result in
          switch result {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error):
            observer.onError(error)
          }
        }
      })
  }

  /// A sequence of one element.
  public static func just(_ element: Element) -> Single<Element> { Single(source: .just(element)) }

  /// A sequence that fails at once.
  public static func error(_ error: any Error) -> Single<Element> { Single(source: .error(error)) }

  /// A sequence that sends nothing and does not end.
  public static func never() -> Single<Element> { Single(source: .never()) }

  /// Calls `observer` with the result.
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    source.subscribe { event in
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.failure(error))
      case .completed: break
      }
    }
  }

  /// Calls a closure with the element or the error.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Calls a closure with the element or the error and `object`, which is held weakly.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Transforms the element.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single<Result>(source: source.map(transform))
  }

  /// Goes on with the sequence that `selector` makes of the element.
  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
    Single<Result>(source: source.flatMap(selector))
  }

  /// Goes on with the sequence that `selector` makes of the element.
  public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
    Completable(source: source.flatMap(selector))
  }

  /// Sends `element` instead of an error.
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(source: source.catchAndReturn(element))
  }

  /// Calls closures as events pass by.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      source: source.do(
        onNext: onSuccess, onError: onError, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
    )
  }

  /// Passes only the end on.
  public func asCompletable() -> Completable { Completable(source: source.ignoreElements()) }

  /// The sequence as a ``Maybe``.
  public func asMaybe() -> Maybe<Element> { Maybe(source: source) }

  /// Sends what `resultSelector` makes of the elements of the two sources.
  public static func zip<First, Second>(
    _ first: Single<First>, _ second: Single<Second>, resultSelector: @escaping (First, Second) throws -> Element
  ) -> Single<Element> {
    Single(source: .zip(first, second, resultSelector: resultSelector))
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Any {
  /// Pairs the elements of the two sources.
  public static func zip<First, Second>(_ first: Single<First>, _ second: Single<Second>) -> Single<(First, Second)> {
    Single<(First, Second)>(source: .zip(first, second) { ($0, $1) })
  }
}

extension ObservableType {
  /// The sequence as a ``Single``: it fails if the sequence does not send exactly one element.
  public func asSingle() -> Single<Element> {
    Single(
      source: .create { observer in
        var only: Element?
        return subscribe { event in
          switch event {
          case .next(let element):
            if only == nil { only = element } else { observer.onError(RxError.moreThanOneElement) }
          case .error(let error):
            observer.onError(error)
          case .completed:
            guard let element = only else { return observer.onError(RxError.noElements) }
            observer.onNext(element)
            observer.onCompleted()
          }
        }
      })
  }
}
