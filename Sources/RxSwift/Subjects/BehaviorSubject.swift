import Combine
import Foundation

/// Remembers its latest element: whoever subscribes receives it first. Mirrors RxSwift's `BehaviorSubject`.
///
/// ```swift
/// let isOn = BehaviorSubject(value: false)
/// isOn.onNext(true)
/// try isOn.value()  // true
/// ```
///
/// Whoever subscribes after the end receives only the end.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  private let subject: CurrentValueSubject<Element, any Error>
  private let lock = NSLock()
  private var failure: (any Error)?
  private var disposed = false
  private var isStopped = false

  /// Makes a subject whose latest element is `value`.
  public init(value: Element) {
    subject = CurrentValueSubject(value)
    super.init(publisher: subject)
  }

  /// Sends an event. After the end it does nothing.
  public func on(_ event: Event<Element>) {
    let isWanted = lock.withLock {
      guard !isStopped, !disposed else { return false }
      isStopped = event.isStopEvent
      failure = event.error
      return true
    }
    if isWanted { subject.send(event) }
  }

  /// The latest element. Throws the error that ended the subject, or ``RxError/disposed`` if it has been disposed.
  public func value() throws -> Element {
    try lock.withLock {
      if disposed { throw RxError.disposed }
      if let failure { throw failure }
    }
    return subject.value
  }

  /// The subject as an observer.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Whether it has been disposed.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// Ends the subject without an event: it sends nothing more.
  public func dispose() { lock.withLock { disposed = true } }
}
