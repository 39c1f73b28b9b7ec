extension Publishers {
  /// A publisher that combines the values of two publishers into tuples by position. Mirrors `Publishers.Zip`.
  ///
  /// Finishes as soon as no further tuple is possible. Fails when any publisher fails. Values are kept until their
  /// counterparts arrive.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
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
  /// Combines the values of this publisher and another into tuples by position.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Combines the values of this publisher and another by position, and publishes the results of `transform`.
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
