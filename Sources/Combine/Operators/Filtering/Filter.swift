extension Publishers {
  /// The publisher of `filter(_:)`. Mirrors `Publishers.Filter`.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are tested.
    public let upstream: Upstream

    /// The test.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Makes a publisher of those of `upstream`'s values that satisfy `isIncluded`.
    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, isIncluded: isIncluded))
    }

    /// Passes the subscription through; a value that is left out asks the upstream for another.
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
  /// Leaves out the values that do not satisfy `isIncluded`.
  ///
  ///     numbers.filter { $0.isMultiple(of: 2) }
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}
