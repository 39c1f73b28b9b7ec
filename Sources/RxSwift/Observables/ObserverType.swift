/// An observer of the events of a sequence. Mirrors RxSwift's `ObserverType`.
public protocol ObserverType<Element> {
  /// The type of the received elements.
  associatedtype Element

  /// Receives an event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Sends an element to the observer.
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Sends an error to the observer.
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Sends the completion to the observer.
  public func onCompleted() { on(.completed) }

  /// Returns the observer with its type erased.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}

/// A type-erased observer. Mirrors RxSwift's `AnyObserver`.
public struct AnyObserver<Element>: ObserverType {
  private let handler: (Event<Element>) -> Void

  /// Creates an observer from a closure.
  public init(eventHandler: @escaping (Event<Element>) -> Void) {
    handler = eventHandler
  }

  /// Creates an observer that forwards events to `observer`.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
  }

  /// Passes the event to the observer.
  public func on(_ event: Event<Element>) { handler(event) }

  /// Returns an observer that transforms the received elements and forwards them to this observer.
  public func mapObserver<Source>(_ transform: @escaping (Source) throws -> Element) -> AnyObserver<Source> {
    AnyObserver<Source> { [handler] in handler($0.map(transform)) }
  }
}
