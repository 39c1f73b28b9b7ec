/// A sequence that sends a fixed pattern of events, named by its trait. Mirrors RxSwift's `PrimitiveSequence`.
///
/// Use it by the names ``Single``, ``Maybe`` and ``Completable``.
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
  let source: Observable<Element>

  init(source: Observable<Element>) {
    self.source = source
  }

  /// The sequence without its pattern.
  public func asObservable() -> Observable<Element> { source }

  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence { self }

  /// Sends the events on `scheduler`.
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(source: source.observe(on: scheduler))
  }

  /// Subscribes to the sequence on `scheduler`.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(source: source.subscribe(on: scheduler))
  }

  /// Sends everything later by `dueTime`.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(source: source.delay(dueTime, scheduler: scheduler))
  }

  /// Goes on with the sequence that `handler` makes of an error.
  public func `catch`(_ handler: @escaping (any Error) throws -> PrimitiveSequence) -> PrimitiveSequence {
    PrimitiveSequence(source: source.catch { try handler($0).source })
  }

  /// Subscribes again after an error, until it has tried `maxAttemptCount` times.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence {
    PrimitiveSequence(source: source.retry(maxAttemptCount))
  }

  /// Fails with ``RxError/timeout`` if nothing comes within `dueTime`.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(source: source.timeout(dueTime, scheduler: scheduler))
  }

  /// A sequence that is made anew for each subscriber.
  public static func deferred(_ factory: @escaping () throws -> PrimitiveSequence) -> PrimitiveSequence {
    PrimitiveSequence(source: .deferred { try factory().source })
  }
}
