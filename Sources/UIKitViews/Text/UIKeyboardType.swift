/// The kind of text for an on-screen keyboard.
///
/// Mirrors UIKit's `UIKeyboardType`. It is a hint for on-screen keyboards and input methods, and does not limit the
/// user's input.
public enum UIKeyboardType: Int, Sendable {
  /// Any text.
  case `default`
  /// Any text: the keyboard of ``default``, which is not limited to ASCII.
  case asciiCapable
  /// Any text: the keyboard of ``default``.
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A web address.
  case URL
  /// Digits.
  case numberPad
  /// A telephone number.
  case phonePad
  /// A name or a telephone number: the keyboard of a name.
  case namePhonePad
  /// An e-mail address.
  case emailAddress
  /// A number with a decimal separator.
  case decimalPad
  /// Any text: the keyboard of ``default``.
  case twitter
  /// Any text: the keyboard of ``default``.
  case webSearch
  /// Digits.
  case asciiCapableNumberPad
}

extension UIKeyboardType {
  /// A keyboard for letters.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The letters that an on-screen keyboard capitalises.
///
/// Mirrors UIKit's `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None. GTK's hint requests small letters.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}
