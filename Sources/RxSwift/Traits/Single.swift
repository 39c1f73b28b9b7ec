/// The trait of ``Single``.
public enum SingleTrait {}

/// A sequence that sends one element or fails. Mirrors RxSwift's `Single`.
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

/// An event of a ``Single``. Mirrors RxSwift's `SingleEvent`.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequence where Trait == SingleTrait {
  /// A closure that receives the event of a ``Single``.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Creates a sequence that calls `subscribe` for each subscriber. The closure sends one result and returns a
  /// disposable.
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

  /// Returns a sequence of one element.
  public static func just(_ element: Element) -> Single<Element> { Single(source: .just(element)) }

  /// Returns a sequence that fails immediately.
  public static func error(_ error: any Error) -> Single<Element> { Single(source: .error(error)) }

  /// Returns a sequence that never sends an event.
  public static func never() -> Single<Element> { Single(source: .never()) }

  /// Subscribes a closure to the result.
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    source.subscribe { event in
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.failure(error))
      case .completed: break
      }
    }
  }

  /// Subscribes closures to the element and the error.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Subscribes closures to the element and the error. Each closure receives `object`, which is referenced weakly.
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

  /// Continues with the sequence that `selector` returns for the element.
  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
    Single<Result>(source: source.flatMap(selector))
  }

  /// Continues with the sequence that `selector` returns for the element.
  public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
    Completable(source: source.flatMap(selector))
  }

  /// Replaces an error with `element`.
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(source: source.catchAndReturn(element))
  }

  /// Calls closures for each event, and when the sequence is subscribed to or disposed of.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      source: source.do(
        onNext: onSuccess, onError: onError, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
    )
  }

  /// Ignores the element and forwards only the completion or error.
  public func asCompletable() -> Completable { Completable(source: source.ignoreElements()) }

  /// Returns the sequence as a ``Maybe``.
  public func asMaybe() -> Maybe<Element> { Maybe(source: source) }

  /// Sends the result of `resultSelector` for the elements of the two sources.
  public static func zip<First, Second>(
    _ first: Single<First>, _ second: Single<Second>, resultSelector: @escaping (First, Second) throws -> Element
  ) -> Single<Element> {
    Single(source: .zip(first, second, resultSelector: resultSelector))
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Any {
  /// Sends a tuple of the elements of the two sources.
  public static func zip<First, Second>(_ first: Single<First>, _ second: Single<Second>) -> Single<(First, Second)> {
    Single<(First, Second)>(source: .zip(first, second) { ($0, $1) })
  }
}

extension ObservableType {
  /// Returns the sequence as a ``Single``, which fails if there is not exactly one element.
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
