import GtkBridge
import GtkObjects
import QuartzCore

/// A timer that calls before each frame of the screen.
///
/// Mirrors `CADisplayLink`, with a method in place of its selector, or with a closure:
///
/// ```swift
/// let link = CADisplayLink(target: self, selector: Self.step(_:))
/// link.add(to: .main, forMode: .common)
///
/// private func step(_ link: CADisplayLink) { angle += link.targetTimestamp - link.timestamp }
/// ```
///
/// The frames are those of the newest window. While no window is shown, there are none. The target is held weakly; a
/// link ends after its target has gone.
@preconcurrency @MainActor
open class CADisplayLink {
  /// The time of the current frame, on the clock of `CACurrentMediaTime()`.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between frames.
  public private(set) var duration: CFTimeInterval = 1.0 / 60
  /// The greatest number of calls per second, or 0 for one call with each frame.
  open var preferredFramesPerSecond = 0
  /// The rates that the program prefers. The link calls at most at the preferred rate, or else at the highest one.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Indicates whether calls pause.
  open var isPaused = false { didSet { follow() } }

  private let target: TargetAction?
  private let call: (@MainActor (CADisplayLink) -> Void)?
  private var isAdded = false
  private var hidden: Gtk.SignalHandler?
  /// The number of the current frame callback. Earlier callbacks end.
  private var ticking: Int?
  private var count = 0
  private var latestCall: Double?
  private var isWaiting = false

  /// Creates a link that calls a method with the link.
  public init<Target: AnyObject>(
    target: AnyObject, selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
  ) {
    (self.target, call) = (TargetAction(target, selector), nil)
  }

  /// Creates a link that calls a method.
  public init<Target: AnyObject>(target: AnyObject, selector: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    (self.target, call) = (TargetAction(target, selector), nil)
  }

  /// Creates a link that calls a closure. In UIKit, a link has a target.
  public init(_ call: @escaping @MainActor (CADisplayLink) -> Void) { (target, self.call) = (nil, call) }

  deinit {}

  /// Starts the calls. Only the main run loop has frames.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    follow()
  }

  /// Stops the calls, which can start again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops the calls.
  open func invalidate() {
    isAdded = false
    stop()
  }

  private func stop() {
    ticking = nil
    latestCall = nil
    hidden?.disconnect()
    hidden = nil
  }

  private func follow() {
    guard isAdded, !isPaused else { return stop() }
    guard ticking == nil, !isWaiting else { return }
    guard let window = Gtk.shownWindows.first else {
      isWaiting = true
      return Gtk.WindowActivity.shared.onNextShown { [self] in
        isWaiting = false
        follow()
      }
    }
    count += 1
    ticking = count
    hidden = window.connect("unmap") { [weak self] in
      guard let self else { return }
      stop()
      // After the window has left the list of shown windows.
      Task { @MainActor [self] in follow() }
    }
    // As in UIKit, a link that has been added lives until it ends.
    window.onFrames { [self, count] time in tick(count, time) }
  }

  private func tick(_ number: Int, _ time: Double) -> Bool {
    guard ticking == number else { return false }
    if target?.isGone == true {
      invalidate()
      return false
    }
    if timestamp > 0, time > timestamp, time - timestamp < 0.1 { duration = time - timestamp }
    timestamp = time
    let rate = preferredFramesPerSecond > 0 ? Float(preferredFramesPerSecond) : preferredFrameRateRange.rate
    // Frames do not come exactly in time.
    if let latestCall, let rate, time - latestCall < 0.9 / Double(rate) { return true }
    latestCall = time
    target?.call(with: self)
    call?(self)
    return ticking == number
  }
}

/// A range of frame rates, in frames per second.
///
/// Mirrors `CAFrameRateRange`.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate.
  public var minimum: Float
  /// The highest rate.
  public var maximum: Float
  /// The preferred rate, or `nil` for any rate in the range.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// All frames of the screen.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  fileprivate var rate: Float? {
    let rate = preferred ?? maximum
    return rate > 0 ? rate : nil
  }
}
