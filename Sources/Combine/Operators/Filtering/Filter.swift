extension Publishers {
  /// The publisher returned by `filter(_:)`. Mirrors `Publishers.Filter`.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The predicate for the values.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates a publisher of the values of `upstream` that satisfy `isIncluded`.
    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches `subscriber`.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, isIncluded: isIncluded))
    }

    /// A subscriber that forwards the subscription. Each rejected value requests another one from the upstream.
    @usableFromInline
    struct Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      @usableFromInline let downstream: Downstream
      @usableFromInline let isIncluded: (Upstream.Output) -> Bool
      @usableFromInline let combineIdentifier = CombineIdentifier()

      @inlinable
      init(downstream: Downstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
        self.downstream = downstream
        self.isIncluded = isIncluded
      }

      @usableFromInline var description: String { "Filter" }

      @inlinable
      func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

      @inlinable
      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        isIncluded(input) ? downstream.receive(input) : .max(1)
      }

      @inlinable
      func receive(completion: Subscribers.Completion<Upstream.Failure>) { downstream.receive(completion: completion) }
    }
  }
}

extension Publisher {
  /// Publishes only the values that satisfy `isIncluded`.
  ///
  ///     numbers.filter { $0.isMultiple(of: 2) }
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}
