import GtkBridge
import UIKit

extension View {
  /// Sets the kind of text that the fields inside expect.
  ///
  /// Mirrors SwiftUI's `keyboardType(_:)`. GTK passes it to an on-screen keyboard and input methods, which choose their
  /// keys by it. As on iOS, any text can be entered.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInput) { $0.purpose = type.purpose }
  }

  /// Sets the meaning of the text of the fields inside.
  ///
  /// Mirrors SwiftUI's `textContentType(_:)`. If GTK has a purpose for the type, input methods receive it; the desktop
  /// does not fill in text by itself.
  public func textContentType(_ type: UITextContentType?) -> some View {
    transformEnvironment(\.textInput) { if let purpose = type?.purpose { $0.purpose = purpose } }
  }

  /// Sets which letters an on-screen keyboard capitalises.
  ///
  /// Mirrors SwiftUI's `textInputAutocapitalization(_:)`.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.textInput) { $0.capitalization = autocapitalization?.value }
  }

  /// Sets which letters an on-screen keyboard capitalises.
  ///
  /// Mirrors SwiftUI's deprecated `autocapitalization(_:)`.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Keeps input methods from correcting the text of the fields inside.
  ///
  /// Mirrors SwiftUI's `autocorrectionDisabled(_:)`. On the desktop, only such a method corrects text.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.textInput) { $0.isCorrected = !isDisabled }
  }

  /// Keeps input methods from correcting the text of the fields inside.
  ///
  /// Mirrors SwiftUI's deprecated `disableAutocorrection(_:)`.
  public func disableAutocorrection(_ isDisabled: Bool?) -> some View {
    transformEnvironment(\.textInput) { $0.isCorrected = isDisabled.map { !$0 } }
  }

  /// Sets the label of the key that submits the fields inside.
  ///
  /// Mirrors SwiftUI's `submitLabel(_:)`. It has no effect: the Enter key of a keyboard has its label, and GTK cannot
  /// set that of an on-screen keyboard.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
}

/// The letters that an on-screen keyboard capitalises.
///
/// Mirrors SwiftUI's `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let value: TextInput.Capitalization

  /// None.
  public static let never = TextInputAutocapitalization(value: .never)
  /// The first letter of each word.
  public static let words = TextInputAutocapitalization(value: .words)
  /// The first letter of each sentence.
  public static let sentences = TextInputAutocapitalization(value: .sentences)
  /// All.
  public static let characters = TextInputAutocapitalization(value: .characters)

  private init(value: TextInput.Capitalization) { self.value = value }

  /// Creates the counterpart of a value of UIKit.
  public init(_ type: UITextAutocapitalizationType) { value = type.capitalization }
}

/// The label of the key that submits a text.
///
/// Mirrors SwiftUI's `SubmitLabel`. A label has no effect: see `submitLabel(_:)`.
public struct SubmitLabel: Hashable, Sendable {
  private enum Kind { case done, go, send, join, route, search, `return`, next, `continue` }

  private let kind: Kind

  /// “Done”.
  public static let done = SubmitLabel(kind: .done)
  /// “Go”, for an address.
  public static let go = SubmitLabel(kind: .go)
  /// “Send”.
  public static let send = SubmitLabel(kind: .send)
  /// “Join”, for a network.
  public static let join = SubmitLabel(kind: .join)
  /// “Route”, for a place to travel to.
  public static let route = SubmitLabel(kind: .route)
  /// “Search”.
  public static let search = SubmitLabel(kind: .search)
  /// “Return”.
  public static let `return` = SubmitLabel(kind: .return)
  /// “Next”, for a field with another one after it.
  public static let next = SubmitLabel(kind: .next)
  /// “Continue”.
  public static let `continue` = SubmitLabel(kind: .continue)
}
