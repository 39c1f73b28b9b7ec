extension Publishers {
  /// A publisher that pairs the values of four publishers by their position.
  /// Mirrors `Publishers.Zip4`.
  ///
  /// It finishes as soon as no further tuple can be made, and fails when one publisher fails. Values that wait for their
  /// partners are kept.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure
  {
    /// One value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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

    /// Makes a publisher that combines the given ones.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let slotA = QueueSlot<A.Output>()
      let slotB = QueueSlot<B.Output>()
      let slotC = QueueSlot<C.Output>()
      let slotD = QueueSlot<D.Output>()
      let combined = CombiningSubscription(
        "Zip4", downstream: subscriber, slots: [slotA, slotB, slotC, slotD], forbidsEmptyRequests: true
      ) {
        (slotA.take(), slotB.take(), slotC.take(), slotD.take())
      }
      combined.start()
      combined.attach(a, at: 0, put: slotA.put)
      combined.attach(b, at: 1, put: slotB.put)
      combined.attach(c, at: 2, put: slotC.put)
      combined.attach(d, at: 3, put: slotD.put)
    }
  }
}

extension Publisher {
  /// Pairs the values of this publisher with those of 3 others by their position.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D) -> Publishers.Zip4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.Zip4(self, b, c, d)
  }

  /// As above, with `transform` made of the values.
  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    zip(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
