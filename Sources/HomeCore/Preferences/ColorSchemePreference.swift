/// The user's preference for light or dark colours.
public nonisolated enum ColorSchemePreference: String, CaseIterable, Identifiable, Sendable {
  /// Follow the desktop.
  case system
  /// Light colours.
  case light
  /// Dark colours.
  case dark

  /// The preference itself.
  public var id: ColorSchemePreference { self }

  /// The title in the preferences.
  public var title: String {
    switch self {
    case .system: String(localized: "Follow the Desktop")
    case .light: String(localized: "Light", context: "colour scheme")
    case .dark: String(localized: "Dark", context: "colour scheme")
    }
  }
}
