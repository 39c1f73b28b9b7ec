extension Publishers {
  /// A publisher of tuples of the latest values of three publishers. Mirrors `Publishers.CombineLatest3`.
  ///
  /// Publishes no value before every publisher has published one. Finishes when all publishers have finished. Fails
  /// when any publisher fails. Passes the demand to every publisher; without demand, a new value only replaces the
  /// latest value of its publisher.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      let slotA = LatestSlot<A.Output>()
      let slotB = LatestSlot<B.Output>()
      let slotC = LatestSlot<C.Output>()
      let combined = CombiningSubscription("CombineLatest3", downstream: subscriber, slots: [slotA, slotB, slotC]) {
        // Called only when every slot is ready.
        guard let a = slotA.value, let b = slotB.value, let c = slotC.value else {
          preconditionFailure("A slot has no value")
        }
        return (a, b, c)
      }
      combined.start()
      combined.attach(a, at: 0, put: slotA.put)
      combined.attach(b, at: 1, put: slotB.put)
      combined.attach(c, at: 2, put: slotC.put)
    }
  }
}

extension Publisher {
  /// Publishes a tuple of the latest values of this publisher and 2 others whenever one of them publishes.
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Publishes the result of `transform` for the latest values of this publisher and 2 others.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
