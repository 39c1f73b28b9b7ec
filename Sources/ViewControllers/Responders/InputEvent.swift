import Foundation

/// An event of the pointer, the keyboard or the screen, for hit tests and responders.
///
/// Mirrors `UIEvent`.
@preconcurrency @MainActor
open class InputEvent {
  /// The kind of an event.
  ///
  /// Mirrors `UIEvent.EventType`.
  public enum EventType: Int, Sendable {
    /// Touches, of the pointer as well.
    case touches
    /// A shaken device. Never reported.
    case motion
    /// A remote control of a player. Never reported.
    case remoteControl
    /// Keys.
    case presses
  }

  /// The buttons of the pointer.
  ///
  /// Mirrors `UIEvent.ButtonMask`.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits, which equal UIKit's.
    public let rawValue: Int

    /// Creates buttons from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The button for a click, on the left for most people.
    public static let primary = ButtonMask(rawValue: 1)
    /// The button that opens menus.
    public static let secondary = ButtonMask(rawValue: 2)

    /// Returns the button with a number, which begins at 1.
    public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << max(0, number - 1)) }
  }

  /// The kind.
  public let type: EventType
  /// The touches that are down, and those that have just ended.
  public internal(set) var allTouches: Set<UITouch>?
  /// The modifier keys that are down.
  public internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of the pointer that are down.
  public internal(set) var buttonMask: ButtonMask = []
  /// Indicates whether an override has kept the event, so that it does not reach the end of the chain.
  var isKept = true
  private let time: TimeInterval?

  /// Creates an event.
  public init() { (type, time) = (.touches, nil) }

  init(at time: TimeInterval) { (type, self.time) = (.touches, time) }

  init(type: EventType) { (self.type, time) = (type, nil) }

  deinit {}

  /// The time of the event in seconds since the system's start.
  open var timestamp: TimeInterval { time ?? ProcessInfo.processInfo.systemUptime }

  /// Returns the touches that began in a view.
  open func touches(for view: NativeView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  /// Returns the touches that began in a window.
  open func touches(for window: Window) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  /// Returns the touches that a recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
}
