import Combine

/// A ``BehaviorSubject`` that never completes or fails: a value to read, set and observe. Mirrors RxRelay's
/// `BehaviorRelay`.
///
/// ```swift
/// let count = BehaviorRelay(value: 0)
/// count.accept(count.value + 1)
/// ```
public final class BehaviorRelay<Element>: ObservableType {
  private let subject: CurrentValueSubject<Element, any Error>

  /// Creates a relay with an initial value.
  public init(value: Element) {
    subject = CurrentValueSubject(value)
  }

  /// The latest value.
  public var value: Element { subject.value }

  /// Sets the value and sends it to the subscribers.
  public func accept(_ event: Element) { subject.send(event) }

  /// Sends the events to `observer` until the result is disposed of.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  /// Returns the sequence as an ``Observable``.
  public func asObservable() -> Observable<Element> { Observable(publisher: subject) }
}
