extension Timer {
  /// Returns a publisher that publishes the current date every `interval` seconds after it is connected.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print($0) }
  ///
  /// Mirrors Foundation's `Timer.publish(every:tolerance:on:in:options:)` on Apple platforms.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of dates at a regular interval. Mirrors `Timer.TimerPublisher`.
  public final class TimerPublisher: ConnectablePublisher {
    /// The output type, the date at which the timer fired.
    public typealias Output = Date
    /// The failure type. A timer never fails.
    public typealias Failure = Never

    /// The interval between two dates, in seconds.
    public let interval: TimeInterval
    /// The maximum delay of a date, in seconds.
    public let tolerance: TimeInterval?
    /// The run loop that runs the timer.
    public let runLoop: RunLoop
    /// The run loop mode in which the timer runs.
    public let mode: RunLoop.Mode
    /// The options for the run loop.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()
    private let lock = Lock()
    private var timer: Timer?

    /// Creates a publisher that publishes nothing until `connect()` is called.
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

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    /// Starts the timer, which runs until the returned token is cancelled. Releasing the token does not stop the timer.
    /// Connecting while the timer runs does not start another one.
    public func connect() -> any Cancellable {
      let (running, isNew) = lock.withLock {
        if let timer, timer.isValid { return (timer, false) }
        // Without a fire date, Foundation's timer on Linux would fire immediately.
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
