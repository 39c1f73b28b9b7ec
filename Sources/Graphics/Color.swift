/// A colour, fixed or following the theme.
///
/// Mirrors the part of SwiftUI's `Color` that is a value. The named colours are those of the GNOME palette;
/// ``primary``, ``secondary`` and ``accentColor`` follow the theme, light or dark.
public struct Color: Hashable, Sendable {
  /// The colour as GTK's CSS writes it.
  package let css: String

  private init(css: String) {
    self.css = css
  }

  /// Makes a colour from its parts in the sRGB space, each from 0 to 1; values outside are clamped.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ part: Double) -> Int { Int((Self.clamped(part) * 255).rounded()) }
    css = "rgba(\(byte(red)),\(byte(green)),\(byte(blue)),\(Self.clamped(opacity)))"
  }

  /// Makes a grey from black (0) to white (1).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    Color(css: "alpha(\(css),\(Self.clamped(opacity)))")
  }

  /// What is no number counts as 0.
  private static func clamped(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }

  /// The theme's colour for text.
  public static let primary = Color(css: "@theme_fg_color")
  /// The theme's colour for text of less weight.
  public static let secondary = Color(css: "alpha(@theme_fg_color,0.55)")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The theme's colour for what is selected or suggested; SwiftUI's name.
  public static let accentColor = Color(css: "@theme_selected_bg_color")
  /// Nothing at all.
  public static let clear = Color(css: "transparent")
  /// Black.
  public static let black = Color(css: "#000000")
  /// White.
  public static let white = Color(css: "#ffffff")
  /// The palette's grey.
  public static let gray = Color(css: "#9a9996")
  /// The palette's red.
  public static let red = Color(css: "#e01b24")
  /// The palette's orange.
  public static let orange = Color(css: "#ff7800")
  /// The palette's yellow.
  public static let yellow = Color(css: "#f6d32d")
  /// The palette's green.
  public static let green = Color(css: "#33d17a")
  /// The palette's blue.
  public static let blue = Color(css: "#3584e4")
  /// The palette's purple.
  public static let purple = Color(css: "#9141ac")
  /// The palette's brown.
  public static let brown = Color(css: "#986a44")
}
