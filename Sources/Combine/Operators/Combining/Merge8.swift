extension Publishers {
  /// A publisher that sends the values of eight publishers as they come. Mirrors `Publishers.Merge8`.
  ///
  /// It finishes when all have finished, and fails when one fails.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure,
    D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure,
    F.Output == G.Output, F.Failure == G.Failure,
    G.Output == H.Output, G.Failure == H.Failure
  {
    /// The common kind of value.
    public typealias Output = A.Output
    /// The common kind of error.
    public typealias Failure = A.Failure

    /// Publisher 1 of 8.
    public let a: A
    /// Publisher 2 of 8.
    public let b: B
    /// Publisher 3 of 8.
    public let c: C
    /// Publisher 4 of 8.
    public let d: D
    /// Publisher 5 of 8.
    public let e: E
    /// Publisher 6 of 8.
    public let f: F
    /// Publisher 7 of 8.
    public let g: G
    /// Publisher 8 of 8.
    public let h: H

    /// Makes a publisher that merges the given ones.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = FanIn("Merge8", downstream: subscriber)
      merged.start()
      merged.attach(a)
      merged.attach(b)
      merged.attach(c)
      merged.attach(d)
      merged.attach(e)
      merged.attach(f)
      merged.attach(g)
      merged.attach(h)
      merged.close()
    }
  }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}

extension Publisher {
  /// Sends the values of this publisher and of 7 others as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
