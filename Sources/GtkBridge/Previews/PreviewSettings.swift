import GtkObjects

/// The adjustable settings of a preview.
struct PreviewSettings: Codable, Equatable {
  /// The text size, as a multiple of the desktop's.
  enum TextScale: Double, CaseIterable, Codable {
    case small = 0.85
    case normal = 1
    case large = 1.25
    case larger = 1.5
    case largest = 2

    var title: String { "\(Int((rawValue * 100).rounded())) %" }
  }

  /// The width of the preview in points.
  enum Width: Double, CaseIterable, Codable {
    case own = 0
    case phone = 360
    case narrow = 480
    case tablet = 720
    case desktop = 1024

    var title: String { self == .own ? "Its Own" : "\(Int(rawValue)) pt" }
  }

  var isDark = false
  var textScale = TextScale.normal
  var width = Width.own
  /// The index of the language.
  var language = 0

  @MainActor
  func apply(_ languages: [PreviewLanguage]) {
    if Gtk.prefersDark != isDark { Gtk.prefersDark = isDark }
    if Gtk.DesktopSettings.textZoom != textScale.rawValue { Gtk.DesktopSettings.textZoom = textScale.rawValue }
    if languages.indices.contains(language) { languages[language].use() }
  }
}
