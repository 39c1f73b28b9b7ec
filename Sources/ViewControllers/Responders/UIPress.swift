import Foundation

/// A key that is pressed.
///
/// Mirrors `UIPress`. All presses of the desktop are keys of the keyboard.
@preconcurrency @MainActor
public final class UIPress: Hashable {
  /// The phase of a press.
  ///
  /// Mirrors `UIPress.Phase`.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began
    /// The force has changed. Never reported: a keyboard does not measure it.
    case changed
    /// The key stays down. Never reported.
    case stationary
    /// The key went up.
    case ended
    /// The press was interrupted. Never reported.
    case cancelled
  }

  /// A button of a remote control, for the key with the same meaning.
  ///
  /// Mirrors `UIPress.PressType`.
  public enum PressType: Int, Sendable {
    /// An arrow key.
    case upArrow, downArrow, leftArrow, rightArrow
    /// Return.
    case select
    /// Escape.
    case menu
    /// No key of a keyboard. Never reported.
    case playPause
  }

  /// The phase, which is ``Phase/began`` or ``Phase/ended``.
  public let phase: Phase
  /// The key.
  public let key: UIKey?
  /// The object at which the press begins.
  public let responder: Responder?
  /// The time in seconds since the system's start.
  public let timestamp = ProcessInfo.processInfo.systemUptime
  /// The force of the press, which a keyboard does not measure.
  public let force: CGFloat = 1

  init(_ phase: Phase, _ key: UIKey, at responder: Responder) {
    (self.phase, self.key, self.responder) = (phase, key, responder)
  }

  /// The button of a remote control with the same meaning, or `nil` for other keys.
  public var type: PressType? {
    switch key?.keyCode {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardReturnOrEnter: .select
    case .keyboardEscape: .menu
    default: nil
    }
  }

  public nonisolated static func == (left: UIPress, right: UIPress) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event of keys.
///
/// Mirrors `UIPressesEvent`.
@preconcurrency @MainActor
public final class UIPressesEvent: InputEvent {
  /// The keys of the event.
  public let allPresses: Set<UIPress>

  init(_ presses: Set<UIPress>) {
    allPresses = presses
    super.init(type: .presses)
  }

  deinit {}
}

extension Responder {
  /// Passes a key along the responder chain: to the shortcuts, and to overrides of ``pressesBegan(_:with:)``. Returns
  /// whether a responder has kept it.
  ///
  /// - Parameter isRepetition: Indicates whether the key was already down. Repetitions reach shortcuts, but not
  ///   overrides.
  package func press(key: String, character: String?, _ modifiers: UIKeyModifierFlags, isRepetition: Bool) -> Bool {
    if perform(key: key, character: character, modifiers) { return true }
    if isRepetition { return false }
    return send(.began, key, character, modifiers)
  }

  /// Passes a released key along the responder chain.
  package func release(key: String, character: String?, _ modifiers: UIKeyModifierFlags) {
    _ = send(.ended, key, character, modifiers)
  }

  private func send(
    _ phase: UIPress.Phase, _ name: String, _ character: String?, _ modifiers: UIKeyModifierFlags
  ) -> Bool {
    let presses: Set = [UIPress(phase, UIKey(name, character, modifiers), at: self)]
    let event = UIPressesEvent(presses)
    if phase == .began { pressesBegan(presses, with: event) } else { pressesEnded(presses, with: event) }
    return event.isKept
  }
}
