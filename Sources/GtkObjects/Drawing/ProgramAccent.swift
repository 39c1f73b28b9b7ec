import Graphics

extension Color {
  /// The colour named `AccentColor` in the asset catalogues of the program, or `nil` if there is none. Xcode makes one for each
  /// app, which is the tint of all of its views.
  package static let accentOfProgram = AssetCatalogue.of(nil).color(named: "AccentColor").map {
    adaptive(light: $0.light, dark: $0.dark)
  }
}
