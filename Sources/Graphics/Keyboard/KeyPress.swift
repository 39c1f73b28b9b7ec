/// A key that the user has pressed, holds or has released.
///
/// Mirrors SwiftUI's `KeyPress`.
public struct KeyPress: Sendable {
  /// The answer of an action to a key press.
  ///
  /// Mirrors SwiftUI's `KeyPress.Result`.
  public enum Result: Sendable {
    /// The action has used the key, which has no further effect.
    case handled
    /// The surrounding views receive the key, and finally it has its usual effect.
    case ignored
  }

  /// A set of phases of a key press.
  ///
  /// Mirrors SwiftUI's `KeyPress.Phases`.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The user has pressed the key.
    public static let down = Phases(rawValue: 1)
    /// The user holds the key, and the keyboard repeats it.
    public static let `repeat` = Phases(rawValue: 2)
    /// The user has released the key.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The phase of the key press.
  public let phase: Phases
  /// The pressed key; Shift does not change it.
  public let key: KeyEquivalent
  /// The characters that the key types with Shift, but without other modifier keys. For keys that type no text, such as
  /// the arrow keys, these are the characters by which Apple's platforms identify them.
  public let characters: String
  /// The pressed modifier keys. The Control key also counts as `EventModifiers.command`.
  public let modifiers: EventModifiers

  package init(phase: Phases, key: KeyEquivalent, characters: String, modifiers: EventModifiers) {
    self.phase = phase
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
  }
}
