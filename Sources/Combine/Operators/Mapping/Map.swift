extension Publishers {
  /// The publisher returned by `map(_:)`. Mirrors `Publishers.Map`.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that converts a value.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher that converts the values of `upstream` with `transform`.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches `subscriber`.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
    }

    /// A subscriber that forwards the subscription, so demand and cancellation go directly to the upstream.
    @usableFromInline
    struct Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible
    where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
      @usableFromInline let downstream: Downstream
      @usableFromInline let transform: (Upstream.Output) -> Output
      @usableFromInline let combineIdentifier = CombineIdentifier()

      @inlinable
      init(downstream: Downstream, transform: @escaping (Upstream.Output) -> Output) {
        self.downstream = downstream
        self.transform = transform
      }

      @usableFromInline var description: String { "Map" }

      @inlinable
      func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

      @inlinable
      func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(transform(input)) }

      @inlinable
      func receive(completion: Subscribers.Completion<Upstream.Failure>) { downstream.receive(completion: completion) }
    }
  }
}

extension Publisher {
  /// Converts every value with `transform`.
  ///
  ///     numbers.map { $0 * 2 }
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
}

extension Publishers.Map {
  /// Combines both conversions into a single operator.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    let first = self.transform
    return Publishers.Map<Upstream, T>(upstream: upstream) { transform(first($0)) }
  }
}
