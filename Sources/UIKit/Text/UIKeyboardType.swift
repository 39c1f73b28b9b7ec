/// The kind of text that an on-screen keyboard is for.
///
/// Mirrors UIKit's `UIKeyboardType`.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

extension UIKeyboardType {
  /// A keyboard for letters.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The letters that an on-screen keyboard makes capital.
///
/// Mirrors UIKit's `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
