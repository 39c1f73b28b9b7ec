import GtkObjects

/// What can be changed about a preview while it is looked at.
struct PreviewSettings: Codable, Equatable {
  /// How large text is, as a multiple of the desktop's own.
  enum TextScale: Double, CaseIterable, Codable {
    case small = 0.85
    case normal = 1
    case large = 1.25
    case larger = 1.5
    case largest = 2

    var title: String { "\(Int((rawValue * 100).rounded())) %" }
  }

  /// How wide the preview is, in points.
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
  /// By its place among those that can be chosen.
  var language = 0

  /// Makes the program look and speak like this.
  @MainActor
  func apply(_ languages: [PreviewLanguage]) {
    if Gtk.prefersDark != isDark { Gtk.prefersDark = isDark }
    if Gtk.textScale != textScale.rawValue { Gtk.textScale = textScale.rawValue }
    if languages.indices.contains(language) { languages[language].use() }
  }
}
