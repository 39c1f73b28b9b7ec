extension Publishers {
  /// A publisher that sends the values of four publishers as they come. Mirrors `Publishers.Merge4`.
  ///
  /// It finishes when all have finished, and fails when one fails.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure
  {
    /// The common kind of value.
    public typealias Output = A.Output
    /// The common kind of error.
    public typealias Failure = A.Failure

    /// Publisher 1 of 4.
    public let a: A
    /// Publisher 2 of 4.
    public let b: B
    /// Publisher 3 of 4.
    public let c: C
    /// Publisher 4 of 4.
    public let d: D

    /// Makes a publisher that merges the given ones.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = FanIn("Merge4", downstream: subscriber)
      merged.start()
      merged.attach(a)
      merged.attach(b)
      merged.attach(c)
      merged.attach(d)
      merged.close()
    }
  }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Sends the values of this publisher and of 3 others as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }
}

extension Publishers.Merge4 {
  /// Merges one more publisher without nesting.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge5(a, b, c, d, other)
  }
}
