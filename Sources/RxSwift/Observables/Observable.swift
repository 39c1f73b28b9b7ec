import Combine

/// A sequence of elements pushed to those who subscribe, until it completes, fails or is disposed.
///
/// Mirrors RxSwift's `Observable`; it is a Combine publisher underneath.
public class Observable<Element>: ObservableType {
  /// The sequence as Combine sees it.
  let publisher: AnyPublisher<Element, any Error>

  init(publisher: some Publisher<Element, any Error>) {
    self.publisher = publisher.eraseToAnyPublisher()
  }

  /// Begins to send events to `observer`, until the end or until the result is disposed.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let subscriber = ObserverSubscriber(observer.on)
    publisher.subscribe(subscriber)
    return subscriber
  }

  /// The sequence as an ``Observable``.
  public func asObservable() -> Observable<Element> { self }
}

extension ObservableConvertibleType {
  /// The sequence as Combine sees it.
  var publisher: AnyPublisher<Element, any Error> { asObservable().publisher }
}

extension Publisher where Failure == any Error {
  /// The publisher as Rx sees it.
  func asObservable() -> Observable<Output> { Observable(publisher: self) }
}
