extension Publishers {
  /// A publisher that pairs the values of three publishers by their position.
  /// Mirrors `Publishers.Zip3`.
  ///
  /// It finishes as soon as no further tuple can be made, and fails when one publisher fails. Values that wait for their
  /// partners are kept.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure
  {
    /// One value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The common kind of error.
    public typealias Failure = A.Failure

    /// Publisher 1 of 3.
    public let a: A
    /// Publisher 2 of 3.
    public let b: B
    /// Publisher 3 of 3.
    public let c: C

    /// Makes a publisher that combines the given ones.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let slotA = QueueSlot<A.Output>()
      let slotB = QueueSlot<B.Output>()
      let slotC = QueueSlot<C.Output>()
      let combined = CombiningSubscription(
        "Zip3", downstream: subscriber, slots: [slotA, slotB, slotC], forbidsEmptyRequests: true
      ) {
        (slotA.take(), slotB.take(), slotC.take())
      }
      combined.start()
      combined.attach(a, at: 0, put: slotA.put)
      combined.attach(b, at: 1, put: slotB.put)
      combined.attach(c, at: 2, put: slotC.put)
    }
  }
}

extension Publisher {
  /// Pairs the values of this publisher with those of 2 others by their position.
  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c)
  }

  /// As above, with `transform` made of the values.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    zip(b, c).map { transform($0.0, $0.1, $0.2) }
  }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
