import Foundation

/// Remembers its latest elements: whoever subscribes receives them first, also after the end.
/// Mirrors RxSwift's `ReplaySubject`.
///
/// ```swift
/// let log = ReplaySubject<String>.create(bufferSize: 2)
/// ```
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  private let replay: ReplayBuffer<Element>

  /// Makes a subject that remembers its `bufferSize` latest elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(limit: bufferSize)
  }

  /// Makes a subject that remembers all its elements.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(limit: nil)
  }

  private init(limit: Int?) {
    let replay = ReplayBuffer<Element>(limit: limit)
    self.replay = replay
    super.init(publisher: CreatedPublisher(subscribeHandler: replay.subscribe))
  }

  /// Sends an event. After the end it does nothing.
  public func on(_ event: Event<Element>) { replay.on(event) }

  /// The subject as an observer.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Whether it has been disposed.
  public var isDisposed: Bool { replay.isDisposed }

  /// Ends the subject without an event: it sends nothing more.
  public func dispose() { replay.dispose() }
}
