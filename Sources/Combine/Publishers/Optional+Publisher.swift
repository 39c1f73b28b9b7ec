extension Optional {
  /// A publisher that sends the optional's value, if there is one, and finishes.
  public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

  /// The publisher of an optional's value. Mirrors `Optional.Publisher`.
  public struct Publisher: Combine.Publisher {
    /// The kind of value in the optional.
    public typealias Output = Wrapped

    /// An optional never fails.
    public typealias Failure = Never

    /// The optional.
    public let output: Wrapped?

    /// Makes a publisher of `output`.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output {
        subscriber.receive(subscription: SingleValueSubscription(output, downstream: subscriber, name: "Optional"))
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
