extension Publishers {
  /// A publisher that sends the values of three publishers as they come. Mirrors `Publishers.Merge3`.
  ///
  /// It finishes when all have finished, and fails when one fails.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    B.Output == C.Output, B.Failure == C.Failure
  {
    /// The common kind of value.
    public typealias Output = A.Output
    /// The common kind of error.
    public typealias Failure = A.Failure

    /// Publisher 1 of 3.
    public let a: A
    /// Publisher 2 of 3.
    public let b: B
    /// Publisher 3 of 3.
    public let c: C

    /// Makes a publisher that merges the given ones.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = FanIn("Merge3", downstream: subscriber)
      merged.start()
      merged.attach(a)
      merged.attach(b)
      merged.attach(c)
      merged.close()
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Sends the values of this publisher and of 2 others as they come.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }
}

extension Publishers.Merge3 {
  /// Merges one more publisher without nesting.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge4<A, B, C, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge4(a, b, c, other)
  }
}
