/// The values of a publisher that may fail, for `for try await`. Mirrors Combine's `AsyncThrowingPublisher`.
///
/// Each step of the loop requests one value; see ``AsyncPublisher``.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The publisher's kind of value.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of `publisher`'s values.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    Iterator(publisher)
  }

  /// Waits for one value after the other. Releasing it, and cancelling the task that waits, ends the subscription.
  public struct Iterator: AsyncIteratorProtocol {
    private let waiter = ValueWaiter<P.Output, P.Failure>()
    private let token: AnyCancellable

    fileprivate init(_ publisher: P) {
      token = AnyCancellable(waiter.cancel)
      publisher.subscribe(waiter)
    }

    /// Requests a value and waits for it; nil when the publisher has finished or the task was cancelled.
    ///
    /// - Throws: the publisher's error.
    public mutating func next() async throws -> P.Output? {
      try await waiter.next()?.get()
    }
  }
}

extension Publisher {
  /// The publisher's values as an asynchronous sequence that throws the publisher's error.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
