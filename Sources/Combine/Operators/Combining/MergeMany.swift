extension Publishers {
  /// A publisher that interleaves the values of any number of publishers. Mirrors `Publishers.MergeMany`.
  ///
  /// Finishes when all publishers have finished. Fails when any publisher fails.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The output type of all publishers.
    public typealias Output = Upstream.Output
    /// The failure type of all publishers.
    public typealias Failure = Upstream.Failure

    /// The publishers to merge.
    public let publishers: [Upstream]

    /// Creates a publisher that merges the given publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher that merges the publishers of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = FanIn("MergeMany", downstream: subscriber)
      merged.start()
      for publisher in publishers { merged.attach(publisher) }
      merged.close()
    }

    /// Merges another publisher into this one, without nesting.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Interleaves the values of this publisher with those of another publisher of the same type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
