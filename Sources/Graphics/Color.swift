import Foundation

/// A colour, either fixed or from the theme.
///
/// Mirrors the part of SwiftUI's `Color` that is a plain value. The named colours are from the GNOME palette.
/// ``primary``, ``secondary`` and ``accentColor`` follow the theme, light or dark.
public struct Color: Hashable, Sendable {
  /// The colour in the syntax of GTK's CSS.
  package let css: String

  /// Indicates whether the colour is fully transparent.
  package let isClear: Bool

  package init(css: String, isClear: Bool = false) {
    self.css = css
    self.isClear = isClear
  }

  /// Creates a colour from sRGB components from 0 to 1. Values outside this range are clamped.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ part: Double) -> Int { Int((Self.clamped(part) * 255).rounded()) }
    css = "rgba(\(byte(red)),\(byte(green)),\(byte(blue)),\(Self.clamped(opacity)))"
    isClear = Self.clamped(opacity) == 0
  }

  /// Creates a grey from black (0) to white (1).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A space of colour components.
  ///
  /// Mirrors SwiftUI's `Color.RGBColorSpace`. The desktop's screens show sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Components as the eye perceives them. This is the usual space.
    case sRGB
    /// Components that are linear in light.
    case sRGBLinear
    /// A space with more vivid colours. Colours outside sRGB are replaced by the nearest colours within it.
    case displayP3
  }

  /// Creates a colour from components from 0 to 1 in a colour space.
  public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    guard space != .displayP3 else {
      self.init(displayP3: (red, green, blue), opacity: opacity)
      return
    }
    func encoded(_ part: Double) -> Double { Self.encoded(part, in: space) }
    self.init(red: encoded(red), green: encoded(green), blue: encoded(blue), opacity: opacity)
  }

  private init(displayP3 parts: (red: Double, green: Double, blue: Double), opacity: Double) {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    let (red, green, blue) = (linear(parts.red), linear(parts.green), linear(parts.blue))
    // Both spaces have the same white point, so that one matrix converts between them.
    self.init(
      .sRGBLinear, red: max(0, 1.2249401763 * red - 0.2249401763 * green),
      green: max(0, -0.0420569547 * red + 1.0420569547 * green),
      blue: max(0, -0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue), opacity: opacity)
  }

  /// Returns a component in sRGB's encoding.
  static func encoded(_ part: Double, in space: RGBColorSpace) -> Double {
    guard space == .sRGBLinear else { return part }
    return part <= 0.0031308 ? 12.92 * part : 1.055 * pow(part, 1 / 2.4) - 0.055
  }

  /// Creates a grey from black (0) to white (1) in a colour space.
  public init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (saturation, brightness) = (Self.clamped(saturation), Self.clamped(brightness))
    func part(_ offset: Double) -> Double {
      let place = (offset + Self.clamped(hue) * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Returns the colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    Color(css: "alpha(\(css),\(Self.clamped(opacity)))", isClear: isClear || Self.clamped(opacity) == 0)
  }

  /// The colour as text colour. The theme's accent and its colour for destructive actions are background colours with too
  /// little contrast on a dark background.
  package var textCSS: String {
    self == .accentColor ? "@accent_color" : self == .destructive ? "@destructive_color" : css
  }

  /// Indicates whether the colour is a translucent colour of the theme's text, such as ``secondary``.
  package var isFaintText: Bool { css.hasPrefix("alpha(@window_fg_color") }

  /// Indicates whether the colour is the theme's accent, or derived from it.
  package var hasAccent: Bool {
    let accent = Self.accentColor.css
    // Most colours have shorter descriptions, which is faster to check.
    return css.utf8.count >= accent.utf8.count && css.contains(accent)
  }

  /// Returns the colour with the theme's accent replaced by another colour.
  package func replacingAccent(by tint: Color) -> Color {
    let accent = Color.accentColor
    guard tint != accent else { return self }
    if self == accent { return tint }
    guard hasAccent else { return self }
    return Color(css: css.replacingOccurrences(of: accent.css, with: tint.css), isClear: isClear || tint.isClear)
  }

  /// Returns the component clamped to the range from 0 to 1, or 0 for NaN.
  private static func clamped(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }

  /// The theme's text colour.
  public static let primary = Color(css: "@window_fg_color")
  /// The theme's text colour with less emphasis.
  public static let secondary = Color(css: "alpha(@window_fg_color,0.55)")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The theme's colour for selections and suggested actions.
  public static let accentColor = Color(css: "@accent_bg_color")
  /// The theme's colour for destructive actions.
  package static let destructive = Color(css: "@destructive_bg_color")
  /// The theme's background of windows.
  package static let themeBackground = Color(css: "@window_bg_color")
  /// The theme's background of texts and lists.
  package static let themeBase = Color(css: "@view_bg_color")
  /// Returns a grey from the theme's background of texts (0) to its text colour (1), light or dark.
  package static func themeGray(_ share: Double) -> Color {
    Color(css: "mix(@view_bg_color,@view_fg_color,\(share))")
  }
  /// The theme's lines between views.
  package static let themeBorder = Color(css: "alpha(@window_fg_color,0.18)")
  /// A fully transparent colour.
  public static let clear = Color(css: "transparent", isClear: true)
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
  /// A light green.
  public static let mint = Color(css: "#57e389")
  /// The palette's teal.
  public static let teal = Color(css: "#2190a4")
  /// The palette's cyan.
  public static let cyan = Color(css: "#33c7de")
  /// The palette's blue.
  public static let blue = Color(css: "#3584e4")
  /// A blue with some purple.
  public static let indigo = Color(css: "#4e4dc9")
  /// The palette's purple.
  public static let purple = Color(css: "#9141ac")
  /// The palette's pink.
  public static let pink = Color(css: "#d56199")
  /// The palette's brown.
  public static let brown = Color(css: "#986a44")
}
