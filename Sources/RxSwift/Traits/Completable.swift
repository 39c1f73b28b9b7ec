/// The trait of ``Completable``.
public enum CompletableTrait {}

/// A sequence that completes without an element, or fails. Mirrors RxSwift's `Completable`.
///
/// ```swift
/// save(order).subscribe(onCompleted: { show("Saved") }, onError: { show($0) }).disposed(by: bag)
/// ```
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// An event of a ``Completable``. Mirrors RxSwift's `CompletableEvent`.
public enum CompletableEvent {
  /// The work failed.
  case error(any Error)
  /// The work completed.
  case completed
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// A closure that receives the event of a ``Completable``.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// Creates a sequence that calls `subscribe` for each subscriber. The closure sends one event and returns a
  /// disposable.
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

  /// Returns a sequence that completes immediately.
  public static func empty() -> Completable { Completable(source: .empty()) }

  /// Returns a sequence that fails immediately.
  public static func error(_ error: any Error) -> Completable { Completable(source: .error(error)) }

  /// Returns a sequence that never sends an event.
  public static func never() -> Completable { Completable(source: .never()) }

  /// Subscribes a closure to the completion or error.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    source.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }

  /// Subscribes closures to the completion and error.
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes closures to the completion and error. Each closure receives `object`, which is referenced weakly.
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls closures for each event, and when the sequence is subscribed to or disposed of.
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      source: source.do(
        onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Continues with `second` after this sequence has completed.
  public func andThen(_ second: Completable) -> Completable {
    Completable(source: source.concat(second))
  }

  /// Continues with `second` after this sequence has completed.
  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
    Single<Result>(source: andThen(second.source))
  }

  /// Continues with `second` after this sequence has completed.
  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
    Observable<Result>.create { observer in
      subscribe(onCompleted: observer.onCompleted, onError: observer.onError)
    }.concat(second)
  }
}

extension ObservableType where Element == Never {
  /// Returns the sequence as a ``Completable``.
  public func asCompletable() -> Completable { Completable(source: asObservable()) }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// Completes after all sources have completed. Fails with the first error.
  public static func zip(_ sources: Completable...) -> Completable { merge(sources) }

  /// Completes after all sources have completed. Fails with the first error.
  public static func zip<Sources: Collection>(_ sources: Sources) -> Completable where Sources.Element == Completable {
    merge(sources)
  }

  /// Completes after all sources have completed. Fails with the first error.
  public static func merge(_ sources: Completable...) -> Completable { merge(sources) }

  /// Completes after all sources have completed. Fails with the first error.
  public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> Completable where Sources.Element == Completable {
    Completable(source: .merge(sources.map(\.source)))
  }

  /// Runs the sources one after another.
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// Runs the sources one after another.
  public static func concat<Sources: Sequence>(
    _ sources: Sources
  ) -> Completable where Sources.Element == Completable {
    Completable(source: .concat(sources.map(\.source)))
  }
}
