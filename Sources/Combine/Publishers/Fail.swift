/// A publisher that fails with an error as soon as somebody subscribes. Mirrors Combine's `Fail`.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error that each subscriber receives.
  public let error: Failure

  /// Makes a publisher that fails with `error`.
  public init(error: Failure) {
    self.error = error
  }

  /// Makes a publisher that fails with `failure`, with the type of the values it never sends given as an argument.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
