/// Whether input methods correct words.
///
/// Mirrors `UITextAutocorrectionType`.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The default of the input method.
  case `default`
  /// Words stay as they are typed.
  case no
  /// Words are corrected.
  case yes
}

/// Whether input methods mark misspelled words.
///
/// Mirrors `UITextSpellCheckingType`.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The default of the input method.
  case `default`
  /// No marks, unless words are corrected.
  case no
  /// Misspelled words are marked.
  case yes
}

/// Kept, without effect: quotation marks are those of the keyboard.
///
/// Mirrors `UITextSmartQuotesType`.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The default of the system.
  case `default`
  /// Straight quotation marks.
  case no
  /// Curved quotation marks.
  case yes
}

/// Kept, without effect: dashes are those of the keyboard.
///
/// Mirrors `UITextSmartDashesType`.
public enum UITextSmartDashesType: Int, Sendable {
  /// The default of the system.
  case `default`
  /// Hyphens stay.
  case no
  /// Two hyphens become a dash.
  case yes
}

/// Kept, without effect: the keyboard has the look of the desktop.
///
/// Mirrors `UIKeyboardAppearance`.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The look of the desktop.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

/// The label of the Enter key. Kept, without effect: a keyboard's key has its label.
///
/// Mirrors `UIReturnKeyType`.
public enum UIReturnKeyType: Int, Sendable {
  /// The word of the case's name; `default` is “Return”.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The properties of a text that the user types.
///
/// Mirrors `UITextInputTraits`. GTK passes the kind of text, capital letters and corrections to input methods and
/// on-screen keyboards; the other values are kept, without effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The kind of text.
  var keyboardType: UIKeyboardType { get set }
  /// The letters that are capitalised automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelled words are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The label of the Enter key.
  var returnKeyType: UIReturnKeyType { get set }
  /// The meaning of the text.
  var textContentType: UITextContentType? { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
}
