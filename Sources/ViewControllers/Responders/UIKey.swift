/// A key of the keyboard.
///
/// Mirrors `UIKey`.
@preconcurrency @MainActor
public final class UIKey {
  /// The text of the key with its modifiers; empty for keys without a text.
  public let characters: String
  /// The text of the key without its modifiers.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are pressed together with it.
  public let modifierFlags: UIKeyModifierFlags
  /// The place of the key on a US keyboard.
  public let keyCode: UIKeyboardHIDUsage

  /// - Parameter name: The desktop's name of the key without Shift.
  init(_ name: String, _ character: String?, _ modifiers: UIKeyModifierFlags) {
    characters = character ?? ""
    charactersIgnoringModifiers = name.count == 1 ? name : character?.lowercased() ?? ""
    modifierFlags = modifiers
    keyCode = UIKeyboardHIDUsage(name)
  }
}

/// The place of a key on a US keyboard, as a key number of input devices.
///
/// Mirrors the part of `UIKeyboardHIDUsage` that keyboards of the desktop have.
///
/// Differs from UIKit: the value depends on the typed character, not on the place of the key. On a French keyboard, the
/// key that types “a” is `keyboardA`. A key of the number pad has the value of the usual key with the same meaning. A
/// key that types another sign, such as the key 1 with Shift, is `keyboardErrorUndefined`.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// A key that is not in this list.
  case keyboardErrorUndefined = 3
  /// The key of a letter.
  case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
  /// The key of a letter.
  case keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT
  /// The key of a letter.
  case keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
  /// The key of a digit in the row above the letters.
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
  /// A key with the meaning of its name. The Enter key of the number pad is `keyboardReturnOrEnter`, too.
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  /// The key of a sign.
  case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
  /// The key of a sign. `keyboardNonUSPound` is never reported.
  case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma
  /// The key of a sign, or Caps Lock.
  case keyboardPeriod, keyboardSlash, keyboardCapsLock
  /// A function key.
  case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9
  /// A function key.
  case keyboardF10, keyboardF11, keyboardF12
  /// A key of the block beside the letters.
  case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp
  /// A key of the block beside the letters.
  case keyboardDeleteForward, keyboardEnd, keyboardPageDown
  /// An arrow key.
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  /// A modifier key. GUI is the key with the sign of the desktop or the Command key.
  case keyboardLeftControl = 224
  /// A modifier key.
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl, keyboardRightShift
  /// A modifier key.
  case keyboardRightAlt, keyboardRightGUI

  /// The keys by the desktop's names, except letters and digits.
  private static let names: [String: UIKeyboardHIDUsage] = [
    "Return": .keyboardReturnOrEnter, "Escape": .keyboardEscape, "BackSpace": .keyboardDeleteOrBackspace,
    "Tab": .keyboardTab, "space": .keyboardSpacebar, "minus": .keyboardHyphen, "equal": .keyboardEqualSign,
    "bracketleft": .keyboardOpenBracket, "bracketright": .keyboardCloseBracket, "backslash": .keyboardBackslash,
    "semicolon": .keyboardSemicolon, "apostrophe": .keyboardQuote, "grave": .keyboardGraveAccentAndTilde,
    "comma": .keyboardComma, "period": .keyboardPeriod, "slash": .keyboardSlash, "Caps_Lock": .keyboardCapsLock,
    "Print": .keyboardPrintScreen, "Scroll_Lock": .keyboardScrollLock, "Pause": .keyboardPause,
    "Insert": .keyboardInsert, "Home": .keyboardHome, "Page_Up": .keyboardPageUp, "Delete": .keyboardDeleteForward,
    "End": .keyboardEnd, "Page_Down": .keyboardPageDown, "Right": .keyboardRightArrow, "Left": .keyboardLeftArrow,
    "Down": .keyboardDownArrow, "Up": .keyboardUpArrow, "Control_L": .keyboardLeftControl,
    "Shift_L": .keyboardLeftShift, "Alt_L": .keyboardLeftAlt, "Super_L": .keyboardLeftGUI,
    "Control_R": .keyboardRightControl, "Shift_R": .keyboardRightShift, "Alt_R": .keyboardRightAlt,
    "Super_R": .keyboardRightGUI,
  ]

  /// Creates the place of the key with one of the desktop's names.
  init(_ name: String) {
    self = Self.names[name] ?? Self.place(of: name) ?? .keyboardErrorUndefined
  }

  private static func place(of name: String) -> UIKeyboardHIDUsage? {
    if let letter = name.lowercased().unicodeScalars.first, name.count == 1 {
      switch letter {
      case "a"..."z": return UIKeyboardHIDUsage(rawValue: keyboardA.rawValue + Int(letter.value) - 97)
      case "1"..."9": return UIKeyboardHIDUsage(rawValue: keyboard1.rawValue + Int(letter.value) - 49)
      case "0": return .keyboard0
      default: return nil
      }
    }
    guard name.first == "F", let number = Int(name.dropFirst()), (1...12).contains(number) else { return nil }
    return UIKeyboardHIDUsage(rawValue: keyboardF1.rawValue + number - 1)
  }
}
