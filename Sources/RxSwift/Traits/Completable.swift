/// The trait of ``Completable``.
public enum CompletableTrait {}

/// An end without an element, or an error. Mirrors RxSwift's `Completable`.
///
/// ```swift
/// save(order).subscribe(onCompleted: { show("Saved") }, onError: { show($0) }).disposed(by: bag)
/// ```
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// What a ``Completable`` sends. Mirrors RxSwift's `CompletableEvent`.
public enum CompletableEvent {
  /// The work failed.
  case error(any Error)
  /// The work is done.
  case completed
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// Receives what a ``Completable`` sends.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// A sequence that runs `subscribe` for each subscriber: it sends the end and returns how to stop.
  public static func create(subscribe: @escaping (@escaping CompletableObserver) -> any Disposable) -> Completable {
    Completable(
      source: .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// A sequence that ends at once.
  public static func empty() -> Completable { Completable(source: .empty()) }

  /// A sequence that fails at once.
  public static func error(_ error: any Error) -> Completable { Completable(source: .error(error)) }

  /// A sequence that does not end.
  public static func never() -> Completable { Completable(source: .never()) }

  /// Calls `observer` with the end.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    source.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }

  /// Calls a closure at the end.
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls a closure at the end with `object`, which is held weakly.
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls closures as events pass by.
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      source: source.do(
        onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Goes on with `second` when this has ended.
  public func andThen(_ second: Completable) -> Completable {
    Completable(source: source.concat(second))
  }

  /// Goes on with `second` when this has ended.
  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
    Single<Result>(source: andThen(second.source))
  }

  /// Goes on with `second` when this has ended.
  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
    Observable<Result>.create { observer in
      subscribe(onCompleted: observer.onCompleted, onError: observer.onError)
    }.concat(second)
  }
}

extension ObservableType where Element == Never {
  /// The sequence as a ``Completable``.
  public func asCompletable() -> Completable { Completable(source: asObservable()) }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// Ends when every source has ended; fails with the first error.
  public static func zip(_ sources: Completable...) -> Completable { merge(sources) }

  /// Ends when every source has ended; fails with the first error.
  public static func zip<Sources: Collection>(_ sources: Sources) -> Completable where Sources.Element == Completable {
    merge(sources)
  }

  /// Ends when every source has ended; fails with the first error.
  public static func merge(_ sources: Completable...) -> Completable { merge(sources) }

  /// Ends when every source has ended; fails with the first error.
  public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> Completable where Sources.Element == Completable {
    Completable(source: .merge(sources.map(\.source)))
  }

  /// Runs one source after the other.
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// Runs one source after the other.
  public static func concat<Sources: Sequence>(
    _ sources: Sources
  ) -> Completable where Sources.Element == Completable {
    Completable(source: .concat(sources.map(\.source)))
  }
}
