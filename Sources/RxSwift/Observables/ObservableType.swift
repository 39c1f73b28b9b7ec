/// A type that can be converted to an observable sequence. Mirrors RxSwift's `ObservableConvertibleType`.
public protocol ObservableConvertibleType<Element> {
  /// The element type of the sequence.
  associatedtype Element

  /// Returns the sequence as an ``Observable``.
  func asObservable() -> Observable<Element>
}

/// A sequence that sends its elements to its subscribers. Mirrors RxSwift's `ObservableType`.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Sends the events to `observer`, until the sequence completes or the result is disposed of.
  ///
  /// Releasing the result does not cancel the subscription.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// Returns the sequence as an ``Observable``.
  public func asObservable() -> Observable<Element> {
    Observable.create { subscribe($0) }
  }

  /// Subscribes a closure to all events.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    asObservable().subscribe(AnyObserver(eventHandler: on))
  }

  /// Subscribes a closure for each kind of event.
  ///
  /// ```swift
  /// stream.subscribe(onNext: { print($0) }, onCompleted: { print("over") }).disposed(by: bag)
  /// ```
  ///
  /// `onDisposed` is called once, after the sequence completes or fails, or when the result is disposed of. Without
  /// `onError`, an error is printed.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let end = onDisposed.map { Disposables.create(with: $0) } ?? Disposables.create()
    let subscription = subscribe { event in
      switch event {
      case .next(let element):
        onNext?(element)
      case .error(let error):
        if let onError {
          onError(error)
        } else {
          print("Unhandled error in an observable sequence: \(error)")
        }
        end.dispose()
      case .completed:
        onCompleted?()
        end.dispose()
      }
    }
    return Disposables.create(subscription, end)
  }

  /// Subscribes a closure for each kind of event. Each closure receives `object`, which is referenced weakly. After its
  /// deallocation, events are dropped.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in object.map { onNext?($0, element) } },
      onError: { [weak object] error in object.map { onError?($0, error) } },
      onCompleted: { [weak object] in object.map { onCompleted?($0) } },
      onDisposed: { [weak object] in object.map { onDisposed?($0) } })
  }
}
