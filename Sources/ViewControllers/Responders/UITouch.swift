import Foundation

/// A finger on the screen, or the pointer while a button is down.
///
/// Mirrors `UITouch`.
@preconcurrency @MainActor
open class UITouch {
  /// The state of a touch.
  ///
  /// Mirrors `UITouch.Phase`.
  public enum Phase: Int, Sendable {
    /// The touch has begun.
    case began
    /// It has moved.
    case moved
    /// It stays in place while another one moves. Never reported: it keeps its last phase.
    case stationary
    /// It has ended.
    case ended
    /// It was interrupted, as by a menu.
    case cancelled
  }

  /// The kind of the touching device.
  ///
  /// Mirrors `UITouch.TouchType`.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen, or the pointer of a mouse or a touchpad.
    case direct
    /// A finger beside the screen, as on a remote control. Never reported.
    case indirect
    /// A pen.
    case pencil
    /// The pointer of a mouse or a touchpad, in an app that requests it. Never reported.
    case indirectPointer
  }

  /// The state.
  public internal(set) var phase = Phase.began
  /// The number of touches at the same place in quick succession, including this one.
  public internal(set) var tapCount = 1
  /// The time of the latest change, in seconds since the system's start.
  public internal(set) var timestamp: TimeInterval
  /// The kind of the touching device.
  public let type: TouchType
  /// The view in which the touch began.
  public internal(set) weak var view: NativeView?
  /// The recognizers that receive the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  /// The radius of the finger. It is not known.
  public let majorRadius: CGFloat = 0
  /// The force of an average touch; the devices of a desktop do not measure it.
  public let force: CGFloat = 1
  /// The force of an average touch.
  public let maximumPossibleForce: CGFloat = 1

  /// The place in the window.
  var place: CGPoint
  var previousPlace: CGPoint
  let buttonMask: InputEvent.ButtonMask
  /// Indicates whether a control of the desktop handles the touch.
  let isOnControl: Bool
  /// Indicates whether the view receives the touch.
  var reachesView = true
  /// Indicates whether the view has received the beginning.
  var isDelivered = false
  /// Indicates whether a responder kept the beginning of the touch.
  var isKept = false

  init(_ beginning: TouchBeginning) {
    place = beginning.place
    previousPlace = beginning.place
    timestamp = beginning.time
    type = beginning.type
    view = beginning.view
    buttonMask = beginning.buttonMask
    isOnControl = beginning.isOnControl
  }

  deinit {}

  /// The window in which the touch began.
  public var window: Window? { view?.window }

  /// Returns the place in a view, or in the window for `nil`.
  open func location(in view: NativeView?) -> CGPoint { view?.point(fromWindow: place) ?? place }

  /// Returns the place before the latest change in a view, or in the window for `nil`.
  open func previousLocation(in view: NativeView?) -> CGPoint {
    view?.point(fromWindow: previousPlace) ?? previousPlace
  }

  /// The exact place, here the same as ``location(in:)``.
  open func preciseLocation(in view: NativeView?) -> CGPoint { location(in: view) }

  /// The exact previous place, here the same as ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: NativeView?) -> CGPoint { previousLocation(in: view) }
}

/// Touches are equal if they are the same instance.
extension UITouch: Hashable {
  public nonisolated static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The beginning of a touch, as the toolkit reports it.
@MainActor
package struct TouchBeginning {
  package var view: NativeView?
  package var place: CGPoint
  package var time: Double
  package var type: UITouch.TouchType
  package var buttonMask: InputEvent.ButtonMask
  package var modifiers: UIKeyModifierFlags
  package var isOnControl: Bool

  package init(
    in view: NativeView?, at place: CGPoint, time: Double, type: UITouch.TouchType = .direct,
    buttonMask: InputEvent.ButtonMask = .primary, modifiers: UIKeyModifierFlags = [], isOnControl: Bool = false
  ) {
    (self.view, self.place, self.time, self.type) = (view, place, time, type)
    (self.buttonMask, self.modifiers, self.isOnControl) = (buttonMask, modifiers, isOnControl)
  }
}

extension NativeView {
  /// Returns a point of the window in the view's coordinates.
  func point(fromWindow point: CGPoint) -> CGPoint {
    guard let inside = backing?.point(fromWindow: point) else { return convert(point, from: nil) }
    return CGPoint(x: inside.x + bounds.minX, y: inside.y + bounds.minY)
  }
}
