import Graphics

extension Color {
  /// The colour named `AccentColor` in the asset catalogues of the program, or `nil` if there is none. Xcode creates
  /// one for each app. It is the tint of all views of the app.
  package static let accentOfProgram = AssetCatalogue.of(nil).color(named: "AccentColor").map {
    adaptive(light: $0.light, dark: $0.dark)
  }
}
