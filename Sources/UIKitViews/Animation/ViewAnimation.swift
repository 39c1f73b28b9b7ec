import Foundation
import Graphics
import GtkBridge
import GtkObjects

/// The changes of one block, and the values that are drawn between those before and after it.
///
/// The views have their new values at once. While the animation runs, other values are drawn in their place. A later
/// animation of the same property takes it over from where it is drawn.
@MainActor
final class ViewAnimation: ViewChangeRecorder {
  private struct Change {
    weak var view: UIView?
    let property: AnimatedProperty
    let from: AnimatedProperty.Value
    var to: AnimatedProperty.Value
    /// The part of the animation in which the value changes.
    let range: ClosedRange<Double>
  }

  private struct Key: Hashable {
    let view: ObjectIdentifier
    let property: AnimatedProperty
  }

  /// The timings of a position, along each axis.
  struct AxisTimings: Sendable {
    var x: AnimationTiming
    var y: AnimationTiming
  }

  var timing: AnimationTiming
  /// The timings of positions, if they differ from the timing of the other properties.
  private let axes: AxisTimings?
  /// Called once at the end. The argument indicates whether the animation has reached it.
  var onEnd: (@MainActor (Bool) -> Void)?
  /// The seconds since the beginning.
  private(set) var elapsed = 0.0
  private(set) var isRunning = false
  var isReversed = false
  /// The seconds of the animation that pass in one second.
  var speed = 1.0
  /// The part of the animation in which new changes take place, for keyframes.
  var range = 0.0...1.0
  /// Indicates whether the subviews of views that change their size are laid out in the block, so that they move along.
  var laysOutSubviews = false

  private var changes: [Change] = []
  private var before: [Key: (view: UIView, value: AnimatedProperty.Value)] = [:]
  private var hiddenViews: [UIView] = []
  private var unmapped: Gtk.SignalHandler?
  private var lastFrame: Double?
  private var isOver = false
  /// Indicates whether the fraction has been set by hand: it is a fraction of the distance, not of the time.
  private var isSetByHand = false
  /// The number of the run, which distinguishes its frames from those of an earlier run.
  private var run = 0
  /// The object that the animation keeps alive while it runs.
  private var keeper: AnyObject?
  /// Its share of the transaction in which it began.
  private var transaction: CATransaction.Share?
  /// The changes after the end.
  private var past: [Change] = []

  init(_ timing: AnimationTiming, axes: AxisTimings? = nil) { (self.timing, self.axes) = (timing, axes) }

  /// The animation whose block is running.
  static var current: ViewAnimation? { NativeView.recorder as? ViewAnimation }

  // MARK: Recording

  /// Runs the block and records its changes.
  func record(_ block: () -> Void) {
    let outer = NativeView.recorder
    NativeView.recorder = self
    block()
    if laysOutSubviews { for (key, start) in before where key.property == .size { start.view.layoutIfNeeded() } }
    for view in hiddenViews { view.superview?.layoutIfNeeded() }
    NativeView.recorder = outer
    takeUp()
  }

  /// Records changes that take place in a part of the animation.
  func recordKeyframe(from start: Double, duration: Double, _ block: () -> Void) {
    let outer = (before, hiddenViews, range)
    let start = min(max(start, 0), 1)
    (before, hiddenViews, range) = ([:], [], start...min(max(start + duration, start), 1))
    record(block)
    (before, hiddenViews, range) = outer
  }

  func view(_ view: NativeView, didChange change: ViewChange) {
    switch change {
    case .bounds(let old):
      if old.size != view.bounds.size { note(.size, .numbers([old.width, old.height]), view) }
      if old.origin != view.bounds.origin { note(.origin, .numbers([old.minX, old.minY]), view) }
    case .center(let old): note(.center, .numbers([old.x, old.y]), view)
    case .transform(let old): note(.transform, AnimatedProperty.value(of: old), view)
    case .alpha(let old): note(.alpha, .numbers([old]), view)
    case .visibility:
      guard Self.canBeSeen(view) else { return }
      note(.alpha, .numbers([view.isHidden ? view.alpha : 0]), view)
      hiddenViews.append(view)
    }
  }

  func backgroundDidChange(of view: UIView, from old: AnimatedProperty.Value) { note(.background, old, view) }

  private func note(_ property: AnimatedProperty, _ old: AnimatedProperty.Value, _ view: UIView) {
    let key = Key(view: ObjectIdentifier(view), property: property)
    guard before[key] == nil, Self.canBeSeen(view) else { return }
    // A keyframe continues from the one before.
    let isOwn = Self.owners[key] == ObjectIdentifier(self)
    before[key] = (view, isOwn ? old : property.presentedValue(of: view) ?? old)
  }

  /// Returns whether changes of a view are drawn.
  private static func canBeSeen(_ view: UIView) -> Bool { view.realizedWidget?.rootWindow?.isMapped == true }

  private func takeUp() {
    for (key, start) in before {
      var to = key.property.value(of: start.view)
      let isHiding = hiddenViews.contains(start.view) && start.view.isHidden
      if key.property == .alpha, isHiding { to = .numbers([0]) }
      let from = key.property == .transform ? start.value.turned(near: to) : start.value
      changes.append(Change(view: start.view, property: key.property, from: from, to: to, range: range))
      if isHiding {
        let presented = start.view.presented ?? PresentedValues()
        presented.isDrawn = true
        start.view.presented = presented
        start.view.backing?.visibilityDidChange()
      }
      guard Self.owners[key] != ObjectIdentifier(self) else { continue }
      Self.owners[key] = ObjectIdentifier(self)
      key.property.present(from, of: start.view)
    }
    before = [:]
    hiddenViews = []
  }

  /// The animation that currently moves each property.
  private static var owners: [Key: ObjectIdentifier] = [:]

  private func owns(_ change: Change) -> Bool {
    guard let view = change.view else { return false }
    return Self.owners[Key(view: ObjectIdentifier(view), property: change.property)] == ObjectIdentifier(self)
  }

  // MARK: Running

  /// The window of a visible view of the animation, or `nil` if there is none or motion is reduced.
  private var frames: Gtk.Widget? {
    guard Gtk.DesktopSettings.animationsAreEnabled, UIView.areAnimationsEnabled else { return nil }
    return changes.lazy.filter(owns).compactMap { $0.view?.realizedWidget?.rootWindow }.first { $0.isMapped }
  }

  /// Runs from the current position. An animation without a visible view ends at once.
  ///
  /// - Parameter keeper: An object that the animation keeps alive while it runs.
  func start(keeping keeper: AnyObject? = nil) {
    guard !isOver, !isRunning else { return }
    if let held = HeldViewAnimations.current { return held.add(self, keeper) }
    self.keeper = keeper
    transaction = transaction ?? CATransaction.share()
    guard let frames, timing.duration > 0 else { return finish(atStart: isReversed) }
    isRunning = true
    lastFrame = nil
    run += 1
    if isSetByHand { elapsed = time(ofFraction: fraction) }
    isSetByHand = false
    unmapped = frames.connect("unmap") { [weak self] in self?.finish(atStart: self?.isReversed == true) }
    frames.onFrames { [self, run] time in self.run == run && tick(time) }
  }

  /// Returns the time at which the animation has covered a fraction of the distance.
  private func time(ofFraction fraction: Double) -> Double {
    var (low, high) = (0.0, timing.duration)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if (timing.progress(at: middle)?.fraction ?? 1) < fraction { low = middle } else { high = middle }
    }
    return low
  }

  func pause() {
    isRunning = false
    keeper = nil
    unmapped?.disconnect()
    unmapped = nil
  }

  private func tick(_ time: Double) -> Bool {
    guard isRunning else { return false }
    // The first frame shows the start.
    elapsed += (time - (lastFrame ?? time)) * (isReversed ? -speed : speed)
    lastFrame = time
    guard changes.contains(where: owns) else {
      // Other animations have taken over all properties.
      end(reached: false)
      return false
    }
    guard elapsed >= 0, let progress = timing.progress(at: elapsed) else {
      finish(atStart: isReversed)
      return false
    }
    draw(progress.fraction, position: fractions(at: elapsed))
    return true
  }

  /// Returns the fractions of positions along both axes, if they differ from those of the other properties.
  private func fractions(at time: Double) -> [Double]? {
    axes.map { [$0.x, $0.y].map { $0.progress(at: time)?.fraction ?? 1 } }
  }

  /// The fraction of the duration that has passed.
  var fraction: Double {
    get { timing.duration > 0 ? min(max(elapsed / timing.duration, 0), 1) : 0 }
    set {
      elapsed = min(max(newValue, 0), 1) * timing.duration
      isSetByHand = true
      draw(newValue)
    }
  }

  /// Shows the animation as it is at a time after its beginning.
  func show(at time: Double) {
    elapsed = min(max(time, 0), timing.duration)
    draw(timing.progress(at: elapsed)?.fraction ?? 1, position: fractions(at: elapsed))
  }

  private func draw(_ fraction: Double, position: [Double]? = nil) {
    for change in changes where owns(change) {
      guard let view = change.view else { continue }
      let length = change.range.upperBound - change.range.lowerBound
      let part = length > 0 ? (fraction - change.range.lowerBound) / length : fraction < change.range.upperBound ? 0 : 1
      // A spring goes beyond the end; a keyframe does not.
      let isWhole = change.range == 0...1
      // Before and after its range, other keyframes determine the value.
      if !isWhole, part < 0 || part > 1, hasOther(change, at: fraction) { continue }
      let parts = isWhole && change.property == .center ? position : nil
      change.property.present(
        change.from.mixed(with: change.to, isWhole ? part : min(max(part, 0), 1), parts), of: view)
    }
  }

  private func hasOther(_ change: Change, at fraction: Double) -> Bool {
    let siblings = changes.filter { $0.view === change.view && $0.property == change.property }
    if siblings.count < 2 { return false }
    if siblings.contains(where: { $0.range.contains(fraction) && $0.range != change.range }) { return true }
    // Between keyframes, the value of the latest one stays.
    let started = siblings.filter { $0.range.lowerBound <= fraction }
    return (started.max { $0.range.upperBound < $1.range.upperBound } ?? siblings.first)?.range != change.range
  }

  // MARK: The end

  /// Ends with the values after the block, or with those before it.
  func finish(atStart: Bool) {
    guard !isOver else { return }
    if atStart { setValues { $0.from } }
    end(reached: true)
  }

  /// Ends with the values that are drawn.
  func finishWhereDrawn() {
    guard !isOver else { return }
    setValues { change in change.view.flatMap(change.property.presentedValue) ?? change.to }
    end(reached: true)
  }

  private func setValues(_ value: (Change) -> AnimatedProperty.Value) {
    let outer = NativeView.recorder
    NativeView.recorder = nil
    for change in changes.reversed() where owns(change) {
      guard let view = change.view else { continue }
      change.property.set(value(change), of: view)
    }
    NativeView.recorder = outer
  }

  private func end(reached: Bool) {
    guard !isOver else { return }
    isOver = true
    let keeper = keeper
    pause()
    for change in changes where owns(change) {
      guard let view = change.view else { continue }
      Self.owners[Key(view: ObjectIdentifier(view), property: change.property)] = nil
      if view.presented?.isDrawn == true, change.property == .alpha {
        view.presented?.isDrawn = false
        view.backing?.visibilityDidChange()
      }
      change.property.present(nil, of: view)
    }
    Self.owners = Self.owners.filter { $0.value != ObjectIdentifier(self) }
    past = changes
    changes = []
    let transaction = transaction
    self.transaction = nil
    guard let onEnd else {
      transaction?.end()
      return
    }
    self.onEnd = nil
    // After the block that may have ended the animation, as the program expects it.
    Task { @MainActor [keeper] in
      onEnd(reached)
      transaction?.end()
      _ = keeper
    }
  }

  /// Gives the views the values before or after an ended animation.
  func restore(atStart: Bool) {
    for change in atStart ? past.reversed() : past {
      if let view = change.view { change.property.set(atStart ? change.from : change.to, of: view) }
    }
  }

  /// Ends the animations of a view.
  static func removeAll(from view: UIView) {
    let wasDrawn = view.presented?.isDrawn == true
    view.presented?.isDrawn = false
    for property in AnimatedProperty.allCases {
      owners[Key(view: ObjectIdentifier(view), property: property)] = nil
      property.present(nil, of: view)
    }
    // A hidden view was drawn only until it had faded.
    if wasDrawn { view.backing?.visibilityDidChange() }
  }
}

extension AnimatedProperty {
  static func value(of transform: AffineTransform) -> Value { .numbers(transform.parts) }
}

extension AnimatedProperty.Value {
  /// Returns a transform that turns to another one by the shorter way.
  fileprivate func turned(near other: Self) -> Self {
    guard case .numbers(var from) = self, case .numbers(let to) = other, from.count == 6, to.count == 6 else {
      return self
    }
    from[4] += ((to[4] - from[4]) / (2 * .pi)).rounded() * 2 * .pi
    return .numbers(from)
  }
}
