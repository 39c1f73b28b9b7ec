import Graphics

/// The description of a text for input methods, from UIKit's values.
extension UIKeyboardType {
  package var purpose: TextInput.Purpose {
    switch self {
    case .default, .asciiCapable, .numbersAndPunctuation, .twitter, .webSearch: .freeForm
    case .URL: .url
    case .numberPad, .asciiCapableNumberPad: .digits
    case .decimalPad: .number
    case .phonePad: .phone
    case .namePhonePad: .name
    case .emailAddress: .email
    }
  }
}

extension UITextContentType {
  package var purpose: TextInput.Purpose? {
    switch self {
    case .emailAddress: .email
    case .URL: .url
    case .telephoneNumber: .phone
    case .name, .givenName, .familyName, .middleName, .nickname: .name
    case .oneTimeCode, .creditCardNumber: .digits
    case .password, .newPassword: .password
    default: nil
    }
  }
}

extension UITextAutocapitalizationType {
  package var capitalization: TextInput.Capitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

extension TextInput {
  /// The hints for input methods about a field or a text view.
  @MainActor
  init(
    _ keyboard: UIKeyboardType, _ content: UITextContentType?, _ capitalization: UITextAutocapitalizationType,
    _ correction: UITextAutocorrectionType, _ spelling: UITextSpellCheckingType, isSecure: Bool = false
  ) {
    self.init()
    purpose = isSecure ? .password : content?.purpose ?? keyboard.purpose
    // A capital letter at the beginning of a sentence is left to the desktop.
    if capitalization != .sentences { self.capitalization = capitalization.capitalization }
    // GTK has one hint for both.
    if correction != .default {
      isCorrected = correction == .yes
    } else if spelling != .default {
      isCorrected = spelling == .yes
    }
  }
}

extension UITextView {
  func showInput() {
    textView?.setInput(
      TextInput(keyboardType, textContentType, autocapitalizationType, autocorrectionType, spellCheckingType))
  }
}
