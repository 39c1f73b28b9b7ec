extension Result {
  /// A publisher that publishes the result's value and finishes, or fails with its error.
  public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }

  /// A publisher of a result. Mirrors `Result.Publisher`.
  public struct Publisher: Combine.Publisher {
    /// The success type of the result.
    public typealias Output = Success

    /// The result to publish.
    public let result: Result<Success, Failure>

    /// Creates a publisher of `result`.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Creates a publisher of `output`.
    public init(_ output: Success) {
      self.init(.success(output))
    }

    /// Creates a publisher that fails with `failure`.
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output):
        subscriber.receive(subscription: SingleValueSubscription(output, downstream: subscriber, name: "Result"))
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
