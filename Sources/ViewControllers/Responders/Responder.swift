import Foundation

/// An object that can handle events of the pointer, of fingers and of the keyboard.
///
/// Mirrors `UIResponder`, the base class of views, controllers, windows and the delegates of a program. An event goes to
/// the view below the pointer, and from there along ``next``, unless an override keeps it:
///
/// ```swift
/// final class Pad: UIView {
///   override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
///     dot.center = touches.first?.location(in: self) ?? .zero
///   }
/// }
/// ```
///
/// Controls of the desktop handle their own input. A touch that an override keeps does not press the controls around
/// the view, such as a row.
@preconcurrency @MainActor
open class Responder {
  /// Creates the object.
  public init() {}

  deinit {}

  /// The appearance that the program has set for the object and its content.
  final var ownStyle = UIUserInterfaceStyle.unspecified
  final var traitRegistrations: [UITraitChangeRegistration] = []

  /// The values that the program has associated with the object.
  // Safe, because every access holds the lock of `AssociatedObjects`.
  package final nonisolated(unsafe) var associatedValues: AnyObject?

  /// The next object that may handle an event.
  open var next: Responder? { nil }

  /// The recorder of the user's changes: that of the next object, and finally that of the window. Text has its own
  /// undo.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Touches

  /// Called when fingers or the pointer's button go down. The default passes the event on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: InputEvent?) {
    pass(event) { $0.touchesBegan(touches, with: event) }
  }

  /// Called when touches move. The default passes the event on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: InputEvent?) {
    pass(event) { $0.touchesMoved(touches, with: event) }
  }

  /// Called when touches end. The default passes the event on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: InputEvent?) {
    pass(event) { $0.touchesEnded(touches, with: event) }
  }

  /// Called when the touches are taken by a gesture, a scroll view or the desktop. The default passes the event on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: InputEvent?) {
    pass(event) { $0.touchesCancelled(touches, with: event) }
  }

  // MARK: Presses

  /// Called when a key that is no shortcut goes down. The default passes it on. A key that an override keeps has no
  /// further effect. Keys that a text takes are not reported.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesBegan(presses, with: event) }
  }

  /// Never called: keys have no force.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesChanged(presses, with: event) }
  }

  /// Called when a key goes up. The default passes it on.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesEnded(presses, with: event) }
  }

  /// Never called: key presses are not cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesCancelled(presses, with: event) }
  }

  private func pass(_ event: InputEvent?, _ body: (Responder) -> Void) {
    if let next { body(next) } else { event?.isKept = false }
  }

  // MARK: Keys

  /// The shortcuts that work while the object is in the responder chain from the focus to the window.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Focus

  /// Indicates whether the object can take the keyboard focus.
  open var canBecomeFirstResponder: Bool { false }

  /// Indicates whether the object can give up the keyboard focus.
  open var canResignFirstResponder: Bool { true }

  /// Indicates whether the object has the keyboard focus.
  open var isFirstResponder: Bool { false }

  /// Takes the keyboard focus, if the object can.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up the keyboard focus.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// The object at the end of the chain, set by the program.
  package static var last: Responder?
}

/// Responders are equal if they are the same instance.
extension Responder: Hashable {
  public nonisolated static func == (left: Responder, right: Responder) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
