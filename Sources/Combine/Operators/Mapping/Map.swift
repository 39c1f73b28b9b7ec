extension Publishers {
  /// The publisher of `map(_:)`. Mirrors `Publishers.Map`.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are converted.
    public let upstream: Upstream

    /// The conversion.
    public let transform: (Upstream.Output) -> Output

    /// Makes a publisher of `upstream`'s values, each converted by `transform`.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
    }

    /// Passes the subscription through unchanged, so demand and cancellation go straight to the upstream.
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
  /// Converts the converted values too; the two conversions run as one stage.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    let first = self.transform
    return Publishers.Map<Upstream, T>(upstream: upstream) { transform(first($0)) }
  }
}
