import Graphics

/// A clock that advances the animated values of one view tree in each frame. It requests frames only during animations.
@MainActor
package final class AnimationClock {
  /// The animation of one value.
  package final class Run {
    package let timing: AnimationTiming
    fileprivate weak var value: (any MovingValue)?
    /// Released when the movement is complete or interrupted.
    fileprivate var completion: AnimationCompletion?
    fileprivate var onEnd: (() -> Void)?
    /// The seconds since the first frame of the movement, which shows its start.
    package fileprivate(set) var elapsed = 0.0
    fileprivate var start: Double?
    fileprivate let beginning: Beginning?

    package init(
      _ timing: AnimationTiming, of value: any MovingValue, since beginning: Beginning?,
      completion: AnimationCompletion?, onEnd: (() -> Void)?
    ) {
      self.beginning = beginning
      self.timing = timing
      self.value = value
      self.completion = completion
      self.onEnd = onEnd
    }
  }

  /// The first frame of movements that are yet to be added, because their layout has not taken place.
  package final class Beginning {
    fileprivate var time: Double?
  }

  /// The frame source: the widget that shows the tree.
  package var frames: (any FrameSource)? {
    didSet {
      isTicking = false
      startTicking()
    }
  }

  /// Called at the end of each frame.
  package var onTick: (() -> Void)?

  private var runs: [Run] = []
  private var beginnings: [Beginning] = []
  private var isTicking = false
  private var isWaitingToBeShown = false

  package init() {}

  package var isAnimating: Bool { !runs.isEmpty }

  /// Indicates whether movement would be visible and the user allows it.
  package var showsMotion: Bool { frames?.showsMotion == true }

  package func add(_ run: Run) {
    runs.append(run)
    startTicking()
  }

  /// Returns a beginning in the next frame.
  package func nextBeginning() -> Beginning {
    let beginning = Beginning()
    beginnings.append(beginning)
    startTicking()
    return beginning
  }

  private func startTicking() {
    guard !isTicking, !runs.isEmpty || !beginnings.isEmpty, let frames else { return }
    isTicking = true
    frames.onFrames { [weak self, weak frames] time in
      guard let self, self.frames === frames else { return false }
      return tick(at: time)
    }
  }

  /// Advances every value to a time, and returns whether any of them is still moving.
  private func tick(at time: Double) -> Bool {
    for beginning in beginnings { beginning.time = time }
    beginnings = []
    let due = runs
    runs = []
    let isSeen = showsMotion
    let moving = due.filter { isSeen ? move($0, at: time) : !finish($0) }
    // Callbacks of ended movements may have started others.
    runs = moving + runs
    // Bodies that depend on a moving value are read in the same frame.
    onTick?()
    isTicking = isSeen && !runs.isEmpty
    if !isSeen, !runs.isEmpty { waitToBeShown() }
    return isTicking
  }

  private func move(_ run: Run, at time: Double) -> Bool {
    // The first frame shows the start of the movement, so that a delay before it does not skip any part.
    let start = run.start ?? run.beginning?.time ?? time
    run.start = start
    run.elapsed = time - start
    guard let value = run.value, value.isMoved(by: run) else { return end(run) }
    guard value.move(by: run) else {
      value.arrive()
      return end(run)
    }
    if run.completion?.criteria.includesSettling == false, run.elapsed >= run.timing.logicalDuration {
      run.completion = nil
    }
    return true
  }

  private func end(_ run: Run) -> Bool {
    run.completion = nil
    run.onEnd?()
    run.onEnd = nil
    return false
  }

  /// Ends an invisible movement and returns whether it ended. A movement that repeats forever waits until it is
  /// visible.
  private func finish(_ run: Run) -> Bool {
    if let value = run.value, value.isMoved(by: run) {
      if run.timing.duration == .infinity, Gtk.DesktopSettings.animationsAreEnabled { return false }
      value.arrive()
    }
    _ = end(run)
    return true
  }

  private func waitToBeShown() {
    guard !isWaitingToBeShown else { return }
    isWaitingToBeShown = true
    frames?.onShow { [weak self] in
      self?.isWaitingToBeShown = false
      self?.startTicking()
    }
  }
}

/// A value that a clock moves.
@MainActor
package protocol MovingValue: AnyObject {
  /// Returns whether a run is the latest one.
  func isMoved(by run: AnimationClock.Run) -> Bool
  /// Shows the position of a run, and returns whether there is one.
  func move(by run: AnimationClock.Run) -> Bool
  /// Shows the target.
  func arrive()
}
