/// What can be changed about a preview while it is looked at.
struct PreviewSettings: Equatable {
  /// How large text is, as a multiple of the desktop's own.
  enum TextScale: Double, CaseIterable {
    case small = 0.85
    case normal = 1
    case large = 1.25
    case larger = 1.5
    case largest = 2

    var title: String { "\(Int((rawValue * 100).rounded())) %" }
  }

  /// How wide the preview is, in points.
  enum Width: Double, CaseIterable {
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
}
