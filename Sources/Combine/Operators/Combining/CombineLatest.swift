extension Publishers {
  /// A publisher of the latest values of two publishers, sent when any of them changes.
  /// Mirrors `Publishers.CombineLatest`.
  ///
  /// It sends nothing before each has sent a value, finishes when all have finished, and fails when one fails. The
  /// demand goes to every publisher; what comes while nothing is wanted only replaces the latest value.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where
    A.Failure == B.Failure
  {
    /// One value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The common kind of error.
    public typealias Failure = A.Failure

    /// Publisher 1 of 2.
    public let a: A
    /// Publisher 2 of 2.
    public let b: B

    /// Makes a publisher that combines the given ones.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let slotA = LatestSlot<A.Output>()
      let slotB = LatestSlot<B.Output>()
      let combined = CombiningSubscription("CombineLatest", downstream: subscriber, slots: [slotA, slotB]) {
        // Asked for only when every slot is ready.
        guard let a = slotA.value, let b = slotB.value else { preconditionFailure("A slot is empty") }
        return (a, b)
      }
      combined.start()
      combined.attach(a, at: 0, put: slotA.put)
      combined.attach(b, at: 1, put: slotB.put)
    }
  }
}

extension Publisher {
  /// Sends the latest values of this publisher and another, whenever one of them changes.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// As above, with `transform` made of the values.
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
