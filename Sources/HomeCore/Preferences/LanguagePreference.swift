/// The user's preference for the program's language. The raw values are gettext language codes.
public nonisolated enum LanguagePreference: String, CaseIterable, Identifiable, Sendable {
  /// Follow the desktop.
  case system = ""
  /// English.
  case english = "en"
  /// Korean.
  case korean = "ko"

  /// The preference itself.
  public var id: LanguagePreference { self }

  /// The code for ``ProgramLanguage/start(in:)``, or `nil` to leave the choice to the environment.
  public var code: String? { self == .system ? nil : rawValue }

  /// The title in the preferences. Languages appear under their own names, so that users can read theirs in any
  /// language.
  public var title: String {
    switch self {
    case .system: String(localized: "Same as the Desktop")
    case .english: "English"
    case .korean: "한국어"
    }
  }
}
