extension Publishers {
  /// A publisher that sends the values of any number of publishers as they come. Mirrors `Publishers.MergeMany`.
  ///
  /// It finishes when all have finished, and fails when one fails.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The common kind of value.
    public typealias Output = Upstream.Output
    /// The common kind of error.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Makes a publisher that merges the given ones.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Makes a publisher that merges those of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = FanIn("MergeMany", downstream: subscriber)
      merged.start()
      for publisher in publishers { merged.attach(publisher) }
      merged.close()
    }

    /// Merges one more publisher without nesting.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the values of this publisher and of another of the same type as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
