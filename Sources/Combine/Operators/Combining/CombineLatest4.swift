extension Publishers {
  /// A publisher of the latest values of four publishers, sent when any of them changes.
  /// Mirrors `Publishers.CombineLatest4`.
  ///
  /// It sends nothing before each has sent a value, finishes when all have finished, and fails when one fails. The
  /// demand goes to every publisher; what comes while nothing is wanted only replaces the latest value.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      let slotA = LatestSlot<A.Output>()
      let slotB = LatestSlot<B.Output>()
      let slotC = LatestSlot<C.Output>()
      let slotD = LatestSlot<D.Output>()
      let combined = CombiningSubscription(
        "CombineLatest4", downstream: subscriber, slots: [slotA, slotB, slotC, slotD]
      ) {
        // Asked for only when every slot is ready.
        guard let a = slotA.value, let b = slotB.value, let c = slotC.value, let d = slotD.value else {
          preconditionFailure("A slot is empty")
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
  /// Sends the latest values of this publisher and 3 others, whenever one of them changes.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// As above, with `transform` made of the values.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
