extension Publishers {
  /// The publisher of `setFailureType(to:)`. Mirrors `Publishers.SetFailureType`.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output

    /// The publisher that cannot fail.
    public let upstream: Upstream

    /// Makes a publisher that could fail, but does not.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FailureMappingSubscriber(
          downstream: subscriber, name: "SetFailureType", transform: unreachable))
    }

    /// Makes a publisher with yet another kind of error, without nesting.
    public func setFailureType<E: Error>(to failure: E.Type) -> SetFailureType<Upstream, E> {
      SetFailureType<Upstream, E>(upstream: upstream)
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
  /// Gives this publisher, which cannot fail, a kind of error, so that it can be combined with others that can fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}

/// Converts an error that cannot exist.
private func unreachable<E: Error>(_ never: Never) -> E {}
