import Foundation

/// A subject that sends only its last element, when it completes. Mirrors RxSwift's `AsyncSubject`.
///
/// ```swift
/// let result = AsyncSubject<Int>()
/// result.onNext(1)
/// result.onNext(2)
/// result.onCompleted()  // Sends 2, now and to every later subscriber.
/// ```
///
/// After an error, subscribers receive only that event.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  private let replay: ReplayBuffer<Element>
  private let lock = NSLock()
  private var last: Element?

  /// Creates a subject without elements.
  public init() {
    let replay = ReplayBuffer<Element>(limit: 1)
    self.replay = replay
    super.init(publisher: CreatedPublisher(subscribeHandler: replay.subscribe))
  }

  /// Keeps an element, or sends the last one with the completion. Does nothing after the completion or an error.
  public func on(_ event: Event<Element>) {
    guard !replay.isEnded, !isDisposed else { return }
    // Released outside the lock, because its deinit may call back.
    let kept = lock.withLock { () -> Element? in
      defer { last = event.element }
      return last
    }
    if case .completed = event, let kept { replay.on(.next(kept)) }
    if event.isStopEvent { replay.on(event) }
  }

  /// Returns the subject as an observer.
  public func asObserver() -> AsyncSubject<Element> { self }

  /// A Boolean value that indicates whether the subject is disposed.
  public var isDisposed: Bool { replay.isDisposed }

  /// Disposes of the subject, which then sends no more events.
  public func dispose() { replay.dispose() }
}
