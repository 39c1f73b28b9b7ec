extension Timer {
  /// A publisher that sends the date every `interval` seconds, the first `interval` seconds after it is connected.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print($0) }
  ///
  /// Mirrors Foundation's `Timer.publish(every:tolerance:on:in:options:)` on Apple systems.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of dates. Mirrors `Timer.TimerPublisher`.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date at which the timer fired.
    public typealias Output = Date
    /// A timer never fails.
    public typealias Failure = Never

    /// The seconds between two dates.
    public let interval: TimeInterval
    /// How late a date may be.
    public let tolerance: TimeInterval?
    /// The run loop that the timer runs in.
    public let runLoop: RunLoop
    /// The mode of the run loop that the timer runs in.
    public let mode: RunLoop.Mode
    /// What the run loop is asked for.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()
    private let lock = Lock()
    private var timer: Timer?

    /// Makes a publisher that waits for `connect()`.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    /// Starts a timer in the run loop, until the token is cancelled. Releasing the token does not stop the timer, and
    /// connecting again while it runs starts no other.
    public func connect() -> any Cancellable {
      let (running, isNew) = lock.withLock {
        if let timer, timer.isValid { return (timer, false) }
        // Without a date Foundation's timer would fire at once, on Linux.
        let first = Date(timeIntervalSinceNow: interval)
        let new = Timer(fire: first, interval: interval, repeats: true) { [subject] _ in subject.send(Date()) }
        timer = new
        return (new, true)
      }
      if isNew {
        if let tolerance { running.tolerance = tolerance }
        runLoop.add(running, forMode: mode)
      }
      return Connection(timer: running)
    }

    private struct Connection: Cancellable {
      let timer: Timer

      func cancel() { timer.invalidate() }
    }
  }
}
