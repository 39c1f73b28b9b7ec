extension Publishers {
  /// A publisher that combines the values of three publishers into tuples by position. Mirrors `Publishers.Zip3`.
  ///
  /// Finishes as soon as no further tuple is possible. Fails when any publisher fails. Values are kept until their
  /// counterparts arrive.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure
  {
    /// A tuple with one value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The failure type of all publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher that combines the given publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches `subscriber`.
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
  /// Combines the values of this publisher and 2 others into tuples by position.
  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c)
  }

  /// Combines the values of this publisher and 2 others by position, and publishes the results of `transform`.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    zip(b, c).map { transform($0.0, $0.1, $0.2) }
  }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
