extension Publishers {
  /// A publisher that sends the values of seven publishers as they come. Mirrors `Publishers.Merge7`.
  ///
  /// It finishes when all have finished, and fails when one fails.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure,
    D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure,
    F.Output == G.Output, F.Failure == G.Failure
  {
    /// The common kind of value.
    public typealias Output = A.Output
    /// The common kind of error.
    public typealias Failure = A.Failure

    /// Publisher 1 of 7.
    public let a: A
    /// Publisher 2 of 7.
    public let b: B
    /// Publisher 3 of 7.
    public let c: C
    /// Publisher 4 of 7.
    public let d: D
    /// Publisher 5 of 7.
    public let e: E
    /// Publisher 6 of 7.
    public let f: F
    /// Publisher 7 of 7.
    public let g: G

    /// Makes a publisher that merges the given ones.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = FanIn("Merge7", downstream: subscriber)
      merged.start()
      merged.attach(a)
      merged.attach(b)
      merged.attach(c)
      merged.attach(d)
      merged.attach(e)
      merged.attach(f)
      merged.attach(g)
      merged.close()
    }
  }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publisher {
  /// Sends the values of this publisher and of 6 others as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }
}

extension Publishers.Merge7 {
  /// Merges one more publisher without nesting.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge8(a, b, c, d, e, f, g, other)
  }
}
