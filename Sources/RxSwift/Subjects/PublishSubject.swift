import Combine
import Foundation

/// A subject that sends the events it receives to its current subscribers. Mirrors RxSwift's `PublishSubject`.
///
/// ```swift
/// let taps = PublishSubject<Void>()
/// taps.subscribe(onNext: { print("tapped") }).disposed(by: bag)
/// taps.onNext(())
/// ```
///
/// After the completion or an error, a new subscriber receives only that event.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  private let subject = PassthroughSubject<Element, any Error>()
  private let disposal = BooleanDisposable()

  /// Creates a subject without subscribers.
  public init() {
    super.init(publisher: subject)
  }

  /// Sends an event to the subscribers. Does nothing after the completion or an error.
  public func on(_ event: Event<Element>) {
    if !isDisposed { subject.send(event) }
  }

  /// Returns the subject as an observer.
  public func asObserver() -> PublishSubject<Element> { self }

  /// A Boolean value that indicates whether the subject is disposed.
  public var isDisposed: Bool { disposal.isDisposed }

  /// Disposes of the subject, which then sends no more events.
  public func dispose() { disposal.dispose() }
}

extension Subject where Failure == any Error {
  /// Sends an Rx event.
  func send(_ event: Event<Output>) {
    switch event {
    case .next(let element): send(element)
    case .error(let error): send(completion: .failure(error))
    case .completed: send(completion: .finished)
    }
  }
}
