extension Publishers {
  /// A publisher of tuples of the latest values of four publishers. Mirrors `Publishers.CombineLatest4`.
  ///
  /// Publishes no value before every publisher has published one. Finishes when all publishers have finished. Fails
  /// when any publisher fails. Passes the demand to every publisher; without demand, a new value only replaces the
  /// latest value of its publisher.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      let slotA = LatestSlot<A.Output>()
      let slotB = LatestSlot<B.Output>()
      let slotC = LatestSlot<C.Output>()
      let slotD = LatestSlot<D.Output>()
      let combined = CombiningSubscription(
        "CombineLatest4", downstream: subscriber, slots: [slotA, slotB, slotC, slotD]
      ) {
        // Called only when every slot is ready.
        guard let a = slotA.value, let b = slotB.value, let c = slotC.value, let d = slotD.value else {
          preconditionFailure("A slot has no value")
        }
        return (a, b, c, d)
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
  /// Publishes a tuple of the latest values of this publisher and 3 others whenever one of them publishes.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// Publishes the result of `transform` for the latest values of this publisher and 3 others.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
