/// An asynchronous sequence of the values of a publisher that may fail. Mirrors Combine's `AsyncThrowingPublisher`.
///
/// Each iteration requests one value; see ``AsyncPublisher``.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The output type of the publisher.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of the values of `publisher`.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    Iterator(publisher)
  }

  /// An iterator that awaits one value at a time. Releasing it or cancelling the waiting task cancels the subscription.
  public struct Iterator: AsyncIteratorProtocol {
    private let waiter = ValueWaiter<P.Output, P.Failure>()
    private let token: AnyCancellable

    fileprivate init(_ publisher: P) {
      token = AnyCancellable(waiter.cancel)
      publisher.subscribe(waiter)
    }

    /// Requests a value and awaits it. Returns `nil` if the publisher has finished or the task was cancelled.
    ///
    /// - Throws: The publisher's error.
    public mutating func next() async throws -> P.Output? {
      try await waiter.next()?.get()
    }
  }
}

extension Publisher {
  /// An asynchronous sequence of the publisher's values, which throws the publisher's error.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
