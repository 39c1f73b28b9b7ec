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
    /// The force has changed. Never reported: a keyboard does not tell it.
    case changed
    /// The key stays down. Never reported.
    case stationary
    /// The key went up.
    case ended
    /// The press was interrupted. Never reported.
    case cancelled
  }

  /// A button of a remote control, which the keys of the same meaning stand for.
  ///
  /// Mirrors `UIPress.PressType`.
  public enum PressType: Int, Sendable {
    /// A key with an arrow.
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
  /// The object that the press begins at.
  public let responder: Responder?
  /// The time in seconds since the system's start.
  public let timestamp = ProcessInfo.processInfo.systemUptime
  /// The force of the press, which a keyboard does not tell.
  public let force: CGFloat = 1

  init(_ phase: Phase, _ key: UIKey, at responder: Responder) {
    (self.phase, self.key, self.responder) = (phase, key, responder)
  }

  /// The button of a remote control that the key stands for, or `nil` for other keys.
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
  /// Offers a key to the object and those next to it: to their shortcuts, and to their overrides of ``pressesBegan(_:with:)``.
  /// Returns whether one has kept it.
  ///
  /// - Parameter isRepetition: Indicates whether the key has been down before. Shortcuts hear of it, overrides do not.
  package func press(key: String, character: String?, _ modifiers: UIKeyModifierFlags, isRepetition: Bool) -> Bool {
    if perform(key: key, character: character, modifiers) { return true }
    if isRepetition { return false }
    return send(.began, key, character, modifiers)
  }

  /// Offers a key that has been released to the object and those next to it.
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
