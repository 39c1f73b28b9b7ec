import Foundation

/// A subject that sends its latest elements first to every new subscriber, even after the completion. Mirrors RxSwift's
/// `ReplaySubject`.
///
/// ```swift
/// let log = ReplaySubject<String>.create(bufferSize: 2)
/// ```
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  private let replay: ReplayBuffer<Element>

  /// Creates a subject that replays its latest `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(limit: bufferSize)
  }

  /// Creates a subject that replays all its elements.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(limit: nil)
  }

  private init(limit: Int?) {
    let replay = ReplayBuffer<Element>(limit: limit)
    self.replay = replay
    super.init(publisher: CreatedPublisher(subscribeHandler: replay.subscribe))
  }

  /// Sends an event to the subscribers. Does nothing after the completion or an error.
  public func on(_ event: Event<Element>) { replay.on(event) }

  /// Returns the subject as an observer.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// A Boolean value that indicates whether the subject is disposed.
  public var isDisposed: Bool { replay.isDisposed }

  /// Disposes of the subject, which then sends no more events.
  public func dispose() { replay.dispose() }
}
