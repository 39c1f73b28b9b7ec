/// A ``PublishSubject`` that cannot end. Mirrors RxRelay's `PublishRelay`.
///
/// ```swift
/// let taps = PublishRelay<Void>()
/// taps.accept(())
/// ```
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  /// Makes a relay with no subscriber.
  public init() {}

  /// Sends an element.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Begins to send events to `observer`, until the end or until the result is disposed.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The sequence as an ``Observable``.
  public func asObservable() -> Observable<Element> { Observable(publisher: subject.publisher) }
}
