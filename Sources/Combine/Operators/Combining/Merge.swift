extension Publishers {
  /// A publisher that sends the values of two publishers as they come. Mirrors `Publishers.Merge`.
  ///
  /// It finishes when all have finished, and fails when one fails.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure
  {
    /// The common kind of value.
    public typealias Output = A.Output
    /// The common kind of error.
    public typealias Failure = A.Failure

    /// Publisher 1 of 2.
    public let a: A
    /// Publisher 2 of 2.
    public let b: B

    /// Makes a publisher that merges the given ones.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = FanIn("Merge", downstream: subscriber)
      merged.start()
      merged.attach(a)
      merged.attach(b)
      merged.close()
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends the values of this publisher and of `other` as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }
}

extension Publishers.Merge {
  /// Merges one more publisher without nesting.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge3<A, B, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge3(a, b, other)
  }
}
