/// A key of the keyboard.
///
/// Mirrors SwiftUI's `KeyEquivalent`.
public struct KeyEquivalent: Hashable, Sendable {
  /// GTK's name of the key.
  package let name: String

  package init(name: String) {
    self.name = name
  }

  /// Returns a function key: `.function(1)` is F1. Not part of SwiftUI.
  public static func function(_ number: Int) -> KeyEquivalent { KeyEquivalent(name: "F\(number)") }

  /// The Enter key.
  public static let `return` = KeyEquivalent(name: "Return")
  /// The Escape key.
  public static let escape = KeyEquivalent(name: "Escape")
  /// The Backspace key.
  public static let delete = KeyEquivalent(name: "BackSpace")
  /// The Delete key, which deletes forward.
  public static let deleteForward = KeyEquivalent(name: "Delete")
  /// The space bar.
  public static let space = KeyEquivalent(name: "space")
  /// The Tab key.
  public static let tab = KeyEquivalent(name: "Tab")
  /// The Home key.
  public static let home = KeyEquivalent(name: "Home")
  /// The End key.
  public static let end = KeyEquivalent(name: "End")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent(name: "Page_Up")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent(name: "Page_Down")
  /// The up arrow key.
  public static let upArrow = KeyEquivalent(name: "Up")
  /// The down arrow key.
  public static let downArrow = KeyEquivalent(name: "Down")
  /// The left arrow key.
  public static let leftArrow = KeyEquivalent(name: "Left")
  /// The right arrow key.
  public static let rightArrow = KeyEquivalent(name: "Right")
}

extension KeyEquivalent {
  /// The character by which Apple's platforms identify a key that types no text.
  package var functionCharacter: Character? {
    switch self {
    case .return: "\r"
    case .tab: "\t"
    case .escape: "\u{1B}"
    case .delete: "\u{8}"
    case .deleteForward: "\u{F728}"
    case .upArrow: "\u{F700}"
    case .downArrow: "\u{F701}"
    case .leftArrow: "\u{F702}"
    case .rightArrow: "\u{F703}"
    case .home: "\u{F729}"
    case .end: "\u{F72B}"
    case .pageUp: "\u{F72C}"
    case .pageDown: "\u{F72D}"
    default: nil
    }
  }
}
