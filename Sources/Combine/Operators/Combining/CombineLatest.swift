extension Publishers {
  /// A publisher of tuples of the latest values of two publishers. Mirrors `Publishers.CombineLatest`.
  ///
  /// Publishes no value before every publisher has published one. Finishes when all publishers have finished. Fails
  /// when any publisher fails. Passes the demand to every publisher; without demand, a new value only replaces the
  /// latest value of its publisher.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where
    A.Failure == B.Failure
  {
    /// A tuple with one value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The failure type of all publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that combines the given publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let slotA = LatestSlot<A.Output>()
      let slotB = LatestSlot<B.Output>()
      let combined = CombiningSubscription("CombineLatest", downstream: subscriber, slots: [slotA, slotB]) {
        // Called only when every slot is ready.
        guard let a = slotA.value, let b = slotB.value else { preconditionFailure("A slot has no value") }
        return (a, b)
      }
      combined.start()
      combined.attach(a, at: 0, put: slotA.put)
      combined.attach(b, at: 1, put: slotB.put)
    }
  }
}

extension Publisher {
  /// Publishes a tuple of the latest values of this publisher and another whenever one of them publishes.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes the result of `transform` for the latest values of this publisher and another.
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
