extension Publishers {
  /// A publisher of the latest values of three publishers, sent when any of them changes.
  /// Mirrors `Publishers.CombineLatest3`.
  ///
  /// It sends nothing before each has sent a value, finishes when all have finished, and fails when one fails. The
  /// demand goes to every publisher; what comes while nothing is wanted only replaces the latest value.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      let slotA = LatestSlot<A.Output>()
      let slotB = LatestSlot<B.Output>()
      let slotC = LatestSlot<C.Output>()
      let combined = CombiningSubscription("CombineLatest3", downstream: subscriber, slots: [slotA, slotB, slotC]) {
        // Asked for only when every slot is ready.
        guard let a = slotA.value, let b = slotB.value, let c = slotC.value else {
          preconditionFailure("A slot is empty")
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
  /// Sends the latest values of this publisher and 2 others, whenever one of them changes.
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// As above, with `transform` made of the values.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
