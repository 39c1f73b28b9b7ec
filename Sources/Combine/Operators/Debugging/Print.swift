extension Publishers {
  /// The publisher returned by `print(_:to:)`. Mirrors `Publishers.Print`.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The prefix of each line.
    public let prefix: String

    /// The output stream, or `nil` for standard output.
    public let stream: (any TextOutputStream)?

    /// Creates a publisher that writes a line for each event of `upstream`.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(PrintStage(downstream: subscriber, log: EventLog(prefix: prefix, stream: stream)))
    }
  }
}

extension Publisher {
  /// Writes a line for each event, to standard output or to `stream`.
  ///
  ///     numbers.print("numbers")  // numbers: receive value: (1)
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

/// A log of the events, one per line.
private final class EventLog {
  private let lock = Lock()
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func write(_ text: String) {
    guard var stream = lock.withLock({ stream }) else { return Swift.print(prefix + text) }
    stream.write(prefix + text + "\n")
    lock.withLock { self.stream = stream }
  }
}

private final class PrintStage<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  private let lock = Lock()
  private let log: EventLog
  private var downstream: Downstream?
  private var upstream: (any Subscription)?

  init(downstream: Downstream, log: EventLog) {
    self.downstream = downstream
    self.log = log
  }

  var description: String { "Print" }

  func receive(subscription: any Subscription) {
    log.write("receive subscription: (\(subscription))")
    let accepting = lock.withLock { () -> Downstream? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    if let accepting { accepting.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    log.write("receive value: (\(input))")
    let more = lock.withLock { downstream }?.receive(input) ?? .none
    if more > .none { log.write("request \(text(of: more)) (synchronous)") }
    return more
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    switch completion {
    case .finished: log.write("receive finished")
    case .failure(let error): log.write("receive error: (\(error))")
    }
    let (downstream, upstream) = lock.withLock { (self.downstream.take(), self.upstream.take()) }
    downstream?.receive(completion: completion)
    withExtendedLifetime(upstream) {}
  }

  func request(_ demand: Subscribers.Demand) {
    log.write("request \(text(of: demand))")
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    log.write("receive cancel")
    let (downstream, upstream) = lock.withLock { (self.downstream.take(), self.upstream.take()) }
    upstream?.cancel()
    withExtendedLifetime(downstream) {}
  }

  private func text(of demand: Subscribers.Demand) -> String {
    demand.max.map { "max: (\($0))" } ?? "unlimited"
  }
}
