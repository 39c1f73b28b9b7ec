/// A sequence with a fixed pattern of events, which its trait determines. Mirrors RxSwift's `PrimitiveSequence`.
///
/// Use the type aliases ``Single``, ``Maybe`` and ``Completable``.
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
  let source: Observable<Element>

  init(source: Observable<Element>) {
    self.source = source
  }

  /// Returns the sequence as a plain ``Observable``.
  public func asObservable() -> Observable<Element> { source }

  /// The sequence itself, for source compatibility.
  public var primitiveSequence: PrimitiveSequence { self }

  /// Forwards the events on `scheduler`.
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(source: source.observe(on: scheduler))
  }

  /// Subscribes to the sequence on `scheduler`.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(source: source.subscribe(on: scheduler))
  }

  /// Delays the events, except errors, by `dueTime`.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(source: source.delay(dueTime, scheduler: scheduler))
  }

  /// Continues after an error with the sequence that `handler` returns.
  public func `catch`(_ handler: @escaping (any Error) throws -> PrimitiveSequence) -> PrimitiveSequence {
    PrimitiveSequence(source: source.catch { try handler($0).source })
  }

  /// Subscribes again after an error, up to `maxAttemptCount` attempts in total.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence {
    PrimitiveSequence(source: source.retry(maxAttemptCount))
  }

  /// Fails with ``RxError/timeout`` if no event arrives within `dueTime`.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(source: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Returns a sequence that calls `factory` for each subscriber.
  public static func deferred(_ factory: @escaping () throws -> PrimitiveSequence) -> PrimitiveSequence {
    PrimitiveSequence(source: .deferred { try factory().source })
  }
}
