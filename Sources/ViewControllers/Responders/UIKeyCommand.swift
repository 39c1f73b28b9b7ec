package import Graphics

/// Modifier keys.
///
/// Mirrors `UIKeyModifierFlags`. Command is Control on the desktop's keyboards.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, which equal UIKit's.
  public let rawValue: Int

  /// Creates keys from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock. Never reported, and without effect in a shortcut.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control. ``command`` is reported with it.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The key for shortcuts, which is Control on the desktop: Control performs a shortcut with either of them.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The number pad. Never reported, and without effect in a shortcut.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  package init(_ modifiers: EventModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { formUnion([.control, .command]) }
    if modifiers.contains(.option) { insert(.alternate) }
  }
}

/// A shortcut of a responder.
///
/// Mirrors `UIKeyCommand`, with a closure in place of its selector:
///
/// ```swift
/// override var keyCommands: [UIKeyCommand]? {
///   [UIKeyCommand(input: "r", modifierFlags: .command) { [weak self] _ in self?.reload() }]
/// }
/// ```
@preconcurrency @MainActor
open class UIKeyCommand {
  /// The character of the key, or one of the names such as ``inputEscape``.
  public let input: String?
  /// The modifier keys that are pressed together with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Kept, without effect.
  open var discoverabilityTitle: String?
  private let handler: @MainActor (UIKeyCommand) -> Void

  /// Creates a shortcut.
  public init(
    input: String, modifierFlags: UIKeyModifierFlags = [], handler: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.handler = handler
  }

  deinit {}

  /// The arrow key that points up.
  public nonisolated static let inputUpArrow = "Up"
  /// The arrow key that points down.
  public nonisolated static let inputDownArrow = "Down"
  /// The arrow key that points to the left.
  public nonisolated static let inputLeftArrow = "Left"
  /// The arrow key that points to the right.
  public nonisolated static let inputRightArrow = "Right"
  /// The Escape key.
  public nonisolated static let inputEscape = "Escape"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "Page_Up"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "Page_Down"
  /// The Home key.
  public nonisolated static let inputHome = "Home"
  /// The End key.
  public nonisolated static let inputEnd = "End"
  /// The Delete key.
  public nonisolated static let inputDelete = "Delete"

  func perform() { handler(self) }

  func isMeant(key: String, character: String?, _ modifiers: UIKeyModifierFlags) -> Bool {
    // Control also stands for Command.
    func plain(_ flags: UIKeyModifierFlags) -> UIKeyModifierFlags {
      var flags = flags.intersection([.shift, .alternate, .control, .command])
      if !flags.isDisjoint(with: [.control, .command]) { flags.formUnion([.control, .command]) }
      return flags
    }
    guard let input else { return false }
    let other: String? = ["\r": "Return", "\t": "Tab", " ": "space", "\u{8}": "BackSpace"][input]
    guard plain(modifiers) == plain(modifierFlags) else { return false }
    return [key, character?.lowercased()].contains(other ?? input) || key == input.lowercased()
  }
}

extension Responder {
  /// Performs the first shortcut for a key in the responder chain that begins at the object. Returns whether there is
  /// one.
  package func perform(key: String, character: String?, _ modifiers: UIKeyModifierFlags) -> Bool {
    for responder in sequence(first: self, next: \.next) {
      for command in responder.keyCommands ?? []
      where command.isMeant(key: key, character: character, modifiers) {
        command.perform()
        return true
      }
    }
    return false
  }
}
