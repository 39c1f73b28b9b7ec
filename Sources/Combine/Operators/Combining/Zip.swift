extension Publishers {
  /// A publisher that pairs the values of two publishers by their position.
  /// Mirrors `Publishers.Zip`.
  ///
  /// It finishes as soon as no further tuple can be made, and fails when one publisher fails. Values that wait for their
  /// partners are kept.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
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
      let slotA = QueueSlot<A.Output>()
      let slotB = QueueSlot<B.Output>()
      let combined = CombiningSubscription(
        "Zip", downstream: subscriber, slots: [slotA, slotB], forbidsEmptyRequests: true
      ) {
        (slotA.take(), slotB.take())
      }
      combined.start()
      combined.attach(a, at: 0, put: slotA.put)
      combined.attach(b, at: 1, put: slotB.put)
    }
  }
}

extension Publisher {
  /// Pairs the values of this publisher with those of another by their position.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// As above, with `transform` made of the values.
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
