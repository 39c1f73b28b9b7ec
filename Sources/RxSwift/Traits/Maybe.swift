/// The trait of ``Maybe``.
public enum MaybeTrait {}

/// One element, or none, or an error. Mirrors RxSwift's `Maybe`.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// What a ``Maybe`` sends. Mirrors RxSwift's `MaybeEvent`.
public enum MaybeEvent<Element> {
  /// The element.
  case success(Element)
  /// The work failed.
  case error(any Error)
  /// There is no element.
  case completed
}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// Receives what a ``Maybe`` sends.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// A sequence that runs `subscribe` for each subscriber: it sends one event and returns how to stop.
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

  /// A sequence of one element.
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(source: .just(element)) }

  /// A sequence that ends at once.
  public static func empty() -> Maybe<Element> { Maybe(source: .empty()) }

  /// A sequence that fails at once.
  public static func error(_ error: any Error) -> Maybe<Element> { Maybe(source: .error(error)) }

  /// Calls a closure with the element, the error or the end.
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
  /// The sequence as a ``Maybe``: it fails if the sequence sends more than one element.
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
