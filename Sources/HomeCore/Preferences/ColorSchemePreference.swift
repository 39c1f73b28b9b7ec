/// Whether the user wants the program light or dark.
public nonisolated enum ColorSchemePreference: String, CaseIterable, Identifiable, Sendable {
  /// As the desktop is.
  case system
  case light
  case dark

  /// The preference itself.
  public var id: ColorSchemePreference { self }

  /// What the user chooses it by.
  public var title: String {
    switch self {
    case .system: String(localized: "Follow the Desktop")
    case .light: String(localized: "Light", context: "colour scheme")
    case .dark: String(localized: "Dark", context: "colour scheme")
    }
  }
}
