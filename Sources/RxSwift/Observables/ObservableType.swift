/// What can be seen as an observable sequence. Mirrors RxSwift's `ObservableConvertibleType`.
public protocol ObservableConvertibleType<Element> {
  /// The elements of the sequence.
  associatedtype Element

  /// The sequence.
  func asObservable() -> Observable<Element>
}

/// A sequence that sends its elements to whoever subscribes. Mirrors RxSwift's `ObservableType`.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Begins to send events to `observer`, until the sequence ends or the result is disposed.
  ///
  /// Letting the result go does not end the subscription.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// The sequence as an ``Observable``.
  public func asObservable() -> Observable<Element> {
    Observable.create { subscribe($0) }
  }

  /// Calls `on` with every event.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    asObservable().subscribe(AnyObserver(eventHandler: on))
  }

  /// Calls a closure for each kind of event.
  ///
  /// ```swift
  /// stream.subscribe(onNext: { print($0) }, onCompleted: { print("over") }).disposed(by: bag)
  /// ```
  ///
  /// `onDisposed` is called once, after the end of the sequence or when the result is disposed. An error that no
  /// `onError` takes is printed.
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
          print("An observable sequence failed, and nothing handles it: \(error)")
        }
        end.dispose()
      case .completed:
        onCompleted?()
        end.dispose()
      }
    }
    return Disposables.create(subscription, end)
  }

  /// Calls a closure for each kind of event with `object`, which is held weakly; once it is gone the events are dropped.
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
