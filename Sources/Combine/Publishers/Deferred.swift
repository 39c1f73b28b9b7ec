/// A publisher that makes the real publisher when somebody subscribes, once for each subscriber. Mirrors Combine's
/// `Deferred`.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The made publisher's kind of value.
  public typealias Output = DeferredPublisher.Output
  /// The made publisher's kind of error.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the real publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher that calls `createPublisher` for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes the publisher and attaches the subscriber to it.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
