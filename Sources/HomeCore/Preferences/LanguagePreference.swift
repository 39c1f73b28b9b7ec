/// The language that the user wants the program to speak, by the code that gettext knows it by.
public nonisolated enum LanguagePreference: String, CaseIterable, Identifiable, Sendable {
  /// The desktop's.
  case system = ""
  case english = "en"
  case korean = "ko"

  /// The preference itself.
  public var id: LanguagePreference { self }

  /// The code for ``ProgramLanguage/start(in:)``; `nil` leaves the choice to the environment.
  public var code: String? { self == .system ? nil : rawValue }

  /// What the user chooses it by. A language has its own name everywhere, for who cannot read the one that is spoken.
  public var title: String {
    switch self {
    case .system: String(localized: "Same as the Desktop")
    case .english: "English"
    case .korean: "한국어"
    }
  }
}
