import Combine

/// A value that can be read, set and watched. Mirrors RxSwift's `Variable`, which RxSwift 5 removed and old code still
/// has.
///
/// Unlike a ``BehaviorRelay`` it ends: whoever watches it hears the end when the variable goes.
@available(*, deprecated, message: "Use BehaviorRelay.")
public final class Variable<Element> {
  private let subject: CurrentValueSubject<Element, any Error>

  /// Makes a variable whose value is `value`.
  public init(_ value: Element) {
    subject = CurrentValueSubject(value)
  }

  deinit {
    subject.send(completion: .finished)
  }

  /// The value. Setting it sends it.
  public var value: Element {
    get { subject.value }
    set { subject.send(newValue) }
  }

  /// The values as a sequence.
  public func asObservable() -> Observable<Element> { Observable(publisher: subject) }

  /// The values as a ``Driver``.
  public func asDriver() -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}
