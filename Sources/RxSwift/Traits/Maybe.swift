/// The trait of ``Maybe``.
public enum MaybeTrait {}

/// A sequence that sends one element, completes without one, or fails. Mirrors RxSwift's `Maybe`.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// An event of a ``Maybe``. Mirrors RxSwift's `MaybeEvent`.
public enum MaybeEvent<Element> {
  /// The element.
  case success(Element)
  /// The work failed.
  case error(any Error)
  /// The work completed without an element.
  case completed
}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// A closure that receives the event of a ``Maybe``.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// Creates a sequence that calls `subscribe` for each subscriber. The closure sends one event and returns a
  /// disposable.
  public static func create(subscribe: @escaping (@escaping MaybeObserver) -> any Disposable) -> Maybe<Element> {
    Maybe(
      source: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error):
            observer.onError(error)
          case .completed:
            observer.onCompleted()
          }
        }
      })
  }

  /// Returns a sequence of one element.
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(source: .just(element)) }

  /// Returns an empty sequence that completes immediately.
  public static func empty() -> Maybe<Element> { Maybe(source: .empty()) }

  /// Returns a sequence that fails immediately.
  public static func error(_ error: any Error) -> Maybe<Element> { Maybe(source: .error(error)) }

  /// Subscribes closures to the element, the error and the completion without an element.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    var isEmpty = true
    return source.subscribe(
      onNext: { element in
        isEmpty = false
        onSuccess?(element)
      },
      onError: onError, onCompleted: { if isEmpty { onCompleted?() } }, onDisposed: onDisposed)
  }

  /// Transforms the element.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe<Result>(source: source.map(transform))
  }
}

extension ObservableType {
  /// Returns the sequence as a ``Maybe``, which fails if there is more than one element.
  public func asMaybe() -> Maybe<Element> {
    Maybe(
      source: .create { observer in
        var only: Element?
        return subscribe { event in
          switch event {
          case .next(let element):
            if only == nil { only = element } else { observer.onError(RxError.moreThanOneElement) }
          case .error(let error):
            observer.onError(error)
          case .completed:
            if let only { observer.onNext(only) }
            observer.onCompleted()
          }
        }
      })
  }
}
