/// Receives the events of a sequence. Mirrors RxSwift's `ObserverType`.
public protocol ObserverType<Element> {
  /// The elements received.
  associatedtype Element

  /// Receives the next event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Sends an element.
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Ends the sequence with an error.
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Ends the sequence.
  public func onCompleted() { on(.completed) }

  /// The observer without its type.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}

/// An observer without its type. Mirrors RxSwift's `AnyObserver`.
public struct AnyObserver<Element>: ObserverType {
  private let handler: (Event<Element>) -> Void

  /// Makes an observer of a closure.
  public init(eventHandler: @escaping (Event<Element>) -> Void) {
    handler = eventHandler
  }

  /// Hides the type of an observer.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
  }

  /// Hands the event to the observer.
  public func on(_ event: Event<Element>) { handler(event) }

  /// An observer that transforms what it receives and passes it on to this one.
  public func mapObserver<Source>(_ transform: @escaping (Source) throws -> Element) -> AnyObserver<Source> {
    AnyObserver<Source> { [handler] in handler($0.map(transform)) }
  }
}
