extension Optional {
  /// A publisher of the optional's value, if it is not `nil`, which then finishes.
  public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

  /// A publisher of the value of an optional. Mirrors `Optional.Publisher`.
  public struct Publisher: Combine.Publisher {
    /// The wrapped type of the optional.
    public typealias Output = Wrapped

    /// The failure type. This publisher never fails.
    public typealias Failure = Never

    /// The optional value.
    public let output: Wrapped?

    /// Creates a publisher of `output`.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Attaches `subscriber`.
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
