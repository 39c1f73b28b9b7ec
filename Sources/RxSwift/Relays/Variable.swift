import Combine

/// A value to read, set and observe. Mirrors RxSwift's `Variable`, which RxSwift 5 removed and existing code still
/// uses.
///
/// Unlike a ``BehaviorRelay``, it completes when it is deallocated.
@available(*, deprecated, message: "Use BehaviorRelay.")
public final class Variable<Element> {
  private let subject: CurrentValueSubject<Element, any Error>

  /// Creates a variable with an initial value.
  public init(_ value: Element) {
    subject = CurrentValueSubject(value)
  }

  deinit {
    subject.send(completion: .finished)
  }

  /// The value. Setting it sends it to the subscribers.
  public var value: Element {
    get { subject.value }
    set { subject.send(newValue) }
  }

  /// Returns the values as a sequence.
  public func asObservable() -> Observable<Element> { Observable(publisher: subject) }

  /// Returns the values as a ``Driver``.
  public func asDriver() -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}
