/// An asynchronous sequence of the values of a publisher that cannot fail. Mirrors Combine's `AsyncPublisher`.
///
///     for await name in names.values { print(name) }
///
/// Each iteration requests one value. Values that a subject sends while the loop body runs are therefore dropped. To
/// keep them, insert `buffer(size:prefetch:whenFull:)` before `values`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
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
    private let waiter = ValueWaiter<P.Output, Never>()
    private let token: AnyCancellable

    fileprivate init(_ publisher: P) {
      token = AnyCancellable(waiter.cancel)
      publisher.subscribe(waiter)
    }

    /// Requests a value and awaits it. Returns `nil` if the publisher has finished or the task was cancelled.
    public mutating func next() async -> P.Output? {
      switch await waiter.next() {
      case .success(let value): value
      case nil: nil
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// An asynchronous sequence of the publisher's values.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
