import GtkObjects

/// Moves the animated values of one tree with each frame; with none to move, it asks for no frames.
@MainActor
final class AnimationClock {
  /// One value on its way.
  final class Run {
    let timing: AnimationTiming
    let movement: AnimationTiming.Movement
    fileprivate weak var value: AnimatedValue?
    /// Let go when the movement is complete, or cut short.
    fileprivate var completion: AnimationCompletion?
    fileprivate var onEnd: (() -> Void)?
    /// Seconds since the first frame of the movement, of which the start is a part.
    fileprivate var elapsed = 0.0
    fileprivate var start: Double?

    init(
      _ timing: AnimationTiming, _ movement: AnimationTiming.Movement, of value: AnimatedValue,
      completion: AnimationCompletion?, onEnd: (() -> Void)?
    ) {
      self.timing = timing
      self.movement = movement
      self.value = value
      self.completion = completion
      self.onEnd = onEnd
    }

    /// How fast the value moves now, per second.
    var velocity: AnimatedValue.Vector {
      let step = 0.001
      guard elapsed > 0, let now = timing.position(at: elapsed, of: movement),
        let before = timing.position(at: max(elapsed - step, 0), of: movement)
      else { return movement.velocity }
      return (now - before) / step
    }
  }

  /// Where frames come from; the widget that shows the tree.
  var frames: (any FrameSource)?

  private var runs: [Run] = []
  private var isTicking = false
  private var isWaitingToBeShown = false

  /// Whether anything moves.
  var isAnimating: Bool { !runs.isEmpty }

  /// Whether movement would be seen, and is wanted.
  var showsMotion: Bool { frames?.showsMotion == true }

  func add(_ run: Run) {
    runs.append(run)
    startTicking()
  }

  private func startTicking() {
    guard !isTicking, !runs.isEmpty, let frames else { return }
    isTicking = true
    frames.onFrames { [weak self] time in self?.tick(at: time) ?? false }
  }

  /// Moves every value to where it is at a time, and says whether any of them moves on.
  private func tick(at time: Double) -> Bool {
    let due = runs
    runs = []
    let isSeen = showsMotion
    let moving = due.filter { isSeen ? move($0, at: time) : !finish($0) }
    // What ends may have started others.
    runs = moving + runs
    isTicking = isSeen && !runs.isEmpty
    if !isSeen, !runs.isEmpty { waitToBeShown() }
    return isTicking
  }

  private func move(_ run: Run, at time: Double) -> Bool {
    // The first frame shows the start: what took long until it was ready to be painted is not jumped over.
    let start = run.start ?? time
    run.start = start
    run.elapsed = time - start
    guard let value = run.value, value.isMoved(by: run) else { return end(run) }
    guard let position = run.timing.position(at: run.elapsed, of: run.movement) else {
      value.arrive()
      return end(run)
    }
    if run.completion?.criteria.includesSettling == false, run.elapsed >= run.timing.logicalDuration {
      run.completion = nil
    }
    value.move(to: position)
    return true
  }

  private func end(_ run: Run) -> Bool {
    run.completion = nil
    run.onEnd?()
    run.onEnd = nil
    return false
  }

  /// Ends a movement that nobody sees, but for one that never ends: that waits. Says whether it is over.
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

/// Where an ``AnimationClock`` gets its frames from.
@MainActor
protocol FrameSource: AnyObject {
  /// Whether frames are seen, and the user wants movement in them.
  var showsMotion: Bool { get }

  /// Calls `callback` with the time of each frame to come, in seconds, until it answers `false`.
  func onFrames(_ callback: @escaping @MainActor (Double) -> Bool)

  /// Calls `callback` once, when frames are seen again.
  func onShow(_ callback: @escaping @MainActor () -> Void)
}

/// The frames of the window that a widget is shown in.
@MainActor
final class WidgetFrames: FrameSource {
  private weak var widget: Gtk.Widget?
  private var shown: Gtk.SignalHandler?

  init(of widget: Gtk.Widget) {
    self.widget = widget
  }

  var showsMotion: Bool { widget?.isMapped == true && Gtk.DesktopSettings.animationsAreEnabled }

  func onFrames(_ callback: @escaping @MainActor (Double) -> Bool) {
    widget?.onFrames(callback)
  }

  func onShow(_ callback: @escaping @MainActor () -> Void) {
    shown = widget?.connect("map") { [weak self] in
      self?.shown?.disconnect()
      self?.shown = nil
      callback()
    }
  }
}
