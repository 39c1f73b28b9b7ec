extension Publishers {
  /// A strategy for requesting values from the upstream of a buffer. Mirrors `Publishers.PrefetchStrategy`.
  public enum PrefetchStrategy: Equatable, Hashable, Sendable {
    /// Requests as many values as fit into the buffer, then one for each value that leaves it.
    case keepFull
    /// Requests unlimited values. The buffer's size and its full-strategy determine which values are kept.
    case byRequest
  }

  /// A strategy for a value that arrives when the buffer is full. Mirrors `Publishers.BufferingStrategy`.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new value.
    case dropNewest
    /// Drops the oldest value.
    case dropOldest
    /// Fails with the error returned by the closure.
    case customError(() -> Failure)
  }

  /// The publisher returned by `buffer(size:prefetch:whenFull:)`. Mirrors `Publishers.Buffer`.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The maximum number of buffered values.
    public let size: Int

    /// The strategy for requesting values from the upstream.
    public let prefetch: PrefetchStrategy

    /// The strategy for values that arrive when the buffer is full.
    public let whenFull: BufferingStrategy<Failure>

    /// Creates a publisher that buffers the values of `upstream`.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(BufferStage(downstream: subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publisher {
  /// Buffers up to `size` values for which the downstream has no demand.
  ///
  ///     events.buffer(size: 100, prefetch: .byRequest, whenFull: .dropOldest)
  ///       .flatMap(maxPublishers: .max(1)) { save($0) }
  ///
  /// The completion is delivered after all buffered values.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

private final class BufferStage<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let out: SerialDownstream<Downstream>
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  // Guarded by `out.lock`.
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var values = RingBuffer<Input>()
  private var completion: Subscribers.Completion<Failure>?
  private var isSending = false

  init(
    downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    out = SerialDownstream(downstream)
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
  }

  var description: String { "Buffer" }

  func receive(subscription: any Subscription) {
    let accepted = out.lock.withLock {
      guard upstream == nil, out.isActive else { return false }
      upstream = subscription
      return true
    }
    guard accepted else { return subscription.cancel() }
    out.start(self) { [weak self] demand in self?.request(demand) }
    let first: Subscribers.Demand = prefetch == .keepFull ? .max(size) : .unlimited
    if first > .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    out.lock.lock()
    guard completion == nil, out.isActive else {
      out.lock.unlock()
      return .none
    }
    var dropped: Input?
    if values.count < size || demand > .none {
      values.append(input)
    } else {
      switch whenFull {
      case .dropNewest: break
      case .dropOldest:
        dropped = values.popFirst()
        if dropped != nil { values.append(input) }
      case .customError(let makeError):
        let old = upstream.take()
        out.lock.unlock()
        old?.cancel()
        receive(completion: .failure(makeError()))
        return .none
      }
    }
    out.lock.unlock()
    let sent = send()
    withExtendedLifetime(dropped) {}
    return prefetch == .keepFull ? .max(sent) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    out.lock.lock()
    if self.completion == nil { self.completion = completion }
    let old = upstream.take()
    out.lock.unlock()
    send()
    withExtendedLifetime(old) {}
  }

  func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    out.lock.withLock { demand += more }
    let sent = send()
    if prefetch == .keepFull, sent > 0 { out.lock.withLock { upstream }?.request(.max(sent)) }
  }

  func cancel() {
    out.lock.lock()
    let held = (upstream.take(), values)
    values = RingBuffer()
    out.lock.unlock()
    out.cancel()
    held.0?.cancel()
  }

  /// Delivers buffered values while there is demand, then the completion if the buffer is empty. Returns the number of
  /// values sent.
  @discardableResult
  private func send() -> Int {
    var count = 0
    out.lock.lock()
    guard !isSending else {
      out.lock.unlock()
      return 0
    }
    isSending = true
    while demand > .none, let value = values.popFirst() {
      demand -= 1
      count += 1
      let delivery = out.reserve(value)
      out.lock.unlock()
      out.perform(delivery)
      out.lock.lock()
    }
    isSending = false
    let delivery = values.isEmpty ? completion.flatMap { out.reserve(completion: $0) } : nil
    out.lock.unlock()
    out.perform(delivery)
    return count
  }
}
