/// The values of a publisher that cannot fail, for `for await`. Mirrors Combine's `AsyncPublisher`.
///
///     for await name in names.values { print(name) }
///
/// Each step of the loop requests one value, so what a subject sends while the loop's body runs is dropped; put a
/// `buffer(size:prefetch:whenFull:)` before `values` to keep it.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
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
    private let waiter = ValueWaiter<P.Output, Never>()
    private let token: AnyCancellable

    fileprivate init(_ publisher: P) {
      token = AnyCancellable(waiter.cancel)
      publisher.subscribe(waiter)
    }

    /// Requests a value and waits for it; nil when the publisher has finished or the task was cancelled.
    public mutating func next() async -> P.Output? {
      switch await waiter.next() {
      case .success(let value): value
      case nil: nil
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The publisher's values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
