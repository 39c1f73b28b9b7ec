import Combine
import Foundation

/// A subject that sends its latest element first to every new subscriber. Mirrors RxSwift's `BehaviorSubject`.
///
/// ```swift
/// let isOn = BehaviorSubject(value: false)
/// isOn.onNext(true)
/// try isOn.value()  // true
/// ```
///
/// After the completion or an error, a new subscriber receives only that event.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  private let subject: CurrentValueSubject<Element, any Error>
  private let lock = NSLock()
  private var failure: (any Error)?
  private var disposed = false
  private var isStopped = false

  /// Creates a subject with an initial element.
  public init(value: Element) {
    subject = CurrentValueSubject(value)
    super.init(publisher: subject)
  }

  /// Sends an event to the subscribers. Does nothing after the completion or an error.
  public func on(_ event: Event<Element>) {
    let isWanted = lock.withLock {
      guard !isStopped, !disposed else { return false }
      isStopped = event.isStopEvent
      failure = event.error
      return true
    }
    if isWanted { subject.send(event) }
  }

  /// Returns the latest element. Throws the subject's error if it failed, or ``RxError/disposed`` if it is disposed.
  public func value() throws -> Element {
    try lock.withLock {
      if disposed { throw RxError.disposed }
      if let failure { throw failure }
    }
    return subject.value
  }

  /// Returns the subject as an observer.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// A Boolean value that indicates whether the subject is disposed.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// Disposes of the subject, which then sends no more events.
  public func dispose() { lock.withLock { disposed = true } }
}
