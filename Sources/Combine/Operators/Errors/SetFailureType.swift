extension Publishers {
  /// The publisher returned by `setFailureType(to:)`. Mirrors `Publishers.SetFailureType`.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output

    /// The upstream publisher, which cannot fail.
    public let upstream: Upstream

    /// Creates a publisher with a failure type that it never uses.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FailureMappingSubscriber(
          downstream: subscriber, name: "SetFailureType", transform: unreachable))
    }

    /// Creates a publisher with another failure type, without nesting.
    public func setFailureType<E: Error>(to failure: E.Type) -> SetFailureType<Upstream, E> {
      SetFailureType<Upstream, E>(upstream: upstream)
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
  /// Sets the failure type of this publisher, which cannot fail, so that it can be combined with publishers that can.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}

private func unreachable<E: Error>(_ never: Never) -> E {}
