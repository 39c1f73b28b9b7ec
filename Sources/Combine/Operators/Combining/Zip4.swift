extension Publishers {
  /// A publisher that combines the values of four publishers into tuples by position. Mirrors `Publishers.Zip4`.
  ///
  /// Finishes as soon as no further tuple is possible. Fails when any publisher fails. Values are kept until their
  /// counterparts arrive.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure
  {
    /// A tuple with one value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The failure type of all publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher that combines the given publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches `subscriber`.
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
  /// Combines the values of this publisher and 3 others into tuples by position.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D) -> Publishers.Zip4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.Zip4(self, b, c, d)
  }

  /// Combines the values of this publisher and 3 others by position, and publishes the results of `transform`.
  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    zip(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
