import Combine

/// A ``BehaviorSubject`` that cannot end: a value that can be read, set and watched. Mirrors RxRelay's `BehaviorRelay`.
///
/// ```swift
/// let count = BehaviorRelay(value: 0)
/// count.accept(count.value + 1)
/// ```
public final class BehaviorRelay<Element>: ObservableType {
  private let subject: CurrentValueSubject<Element, any Error>

  /// Makes a relay whose value is `value`.
  public init(value: Element) {
    subject = CurrentValueSubject(value)
  }

  /// The latest value.
  public var value: Element { subject.value }

  /// Sets the value and sends it.
  public func accept(_ event: Element) { subject.send(event) }

  /// Begins to send events to `observer`, until the end or until the result is disposed.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  /// The sequence as an ``Observable``.
  public func asObservable() -> Observable<Element> { Observable(publisher: subject) }
}
