extension Publishers {
  /// A publisher of the elements of a sequence.
  ///
  ///     [1, 2, 3].publisher
  ///
  /// Publishes on demand and finishes immediately after the last element. Mirrors `Publishers.Sequence`.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The element type of the sequence.
    public typealias Output = Elements.Element

    /// The sequence to publish.
    public let sequence: Elements

    /// Creates a publisher of the elements of `sequence`.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      if let subscription = SequenceSubscription(sequence, downstream: subscriber) {
        subscriber.receive(subscription: subscription)
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
  /// A publisher of the sequence's elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// A subscription that publishes elements on demand. A request during a delivery adds to the demand of the active loop.
private final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Downstream.Input == Elements.Element {
  private let lock = Lock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false
  // Accessed only by the sending thread.
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private let sequence: Elements

  /// Returns `nil` if the sequence is empty.
  init?(_ sequence: Elements, downstream: Downstream) {
    var iterator = sequence.makeIterator()
    guard let first = iterator.next() else { return nil }
    self.iterator = iterator
    self.downstream = downstream
    next = first
    self.sequence = sequence
  }

  var description: String { "\(sequence)" }

  func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    lock.lock()
    demand += more
    guard !isSending else { return lock.unlock() }
    isSending = true
    while demand > .none, let downstream {
      guard let value = next else { break }
      demand -= 1
      lock.unlock()
      next = iterator.next()
      let more = downstream.receive(value)
      lock.lock()
      demand += more
      if next == nil, let ended = self.downstream.take() {
        lock.unlock()
        ended.receive(completion: .finished)
        lock.lock()
      }
    }
    isSending = false
    lock.unlock()
  }

  func cancel() {
    let old = lock.withLock { downstream.take() }
    withExtendedLifetime(old) {}
  }
}
