/// A ``PublishSubject`` that never completes or fails. Mirrors RxRelay's `PublishRelay`.
///
/// ```swift
/// let taps = PublishRelay<Void>()
/// taps.accept(())
/// ```
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  /// Creates a relay without subscribers.
  public init() {}

  /// Sends an element to the subscribers.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Sends the events to `observer` until the result is disposed of.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns the sequence as an ``Observable``.
  public func asObservable() -> Observable<Element> { Observable(publisher: subject.publisher) }
}
