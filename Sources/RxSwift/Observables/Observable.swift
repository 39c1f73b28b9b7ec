import Combine

/// A sequence that pushes elements to its subscribers until it completes, fails or is disposed of.
///
/// Mirrors RxSwift's `Observable`. It is implemented as a Combine publisher.
public class Observable<Element>: ObservableType {
  /// The sequence as a Combine publisher.
  let publisher: AnyPublisher<Element, any Error>

  init(publisher: some Publisher<Element, any Error>) {
    self.publisher = publisher.eraseToAnyPublisher()
  }

  /// Sends the events to `observer`, until the sequence completes or the result is disposed of.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let subscriber = ObserverSubscriber(observer.on)
    publisher.subscribe(subscriber)
    return subscriber
  }

  /// Returns this sequence.
  public func asObservable() -> Observable<Element> { self }
}

extension ObservableConvertibleType {
  /// The sequence as a Combine publisher.
  var publisher: AnyPublisher<Element, any Error> { asObservable().publisher }
}

extension Publisher where Failure == any Error {
  /// Returns the publisher as an ``Observable``.
  func asObservable() -> Observable<Output> { Observable(publisher: self) }
}
