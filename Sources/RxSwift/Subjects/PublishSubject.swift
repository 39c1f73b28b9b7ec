import Combine
import Foundation

/// Sends what it receives to those who are subscribed at that moment. Mirrors RxSwift's `PublishSubject`.
///
/// ```swift
/// let taps = PublishSubject<Void>()
/// taps.subscribe(onNext: { print("tapped") }).disposed(by: bag)
/// taps.onNext(())
/// ```
///
/// Whoever subscribes after the end receives only the end.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  private let subject = PassthroughSubject<Element, any Error>()
  private let disposal = BooleanDisposable()

  /// Makes a subject with no subscriber.
  public init() {
    super.init(publisher: subject)
  }

  /// Sends an event. After the end it does nothing.
  public func on(_ event: Event<Element>) {
    if !isDisposed { subject.send(event) }
  }

  /// The subject as an observer.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Whether it has been disposed.
  public var isDisposed: Bool { disposal.isDisposed }

  /// Ends the subject without an event: it sends nothing more.
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
