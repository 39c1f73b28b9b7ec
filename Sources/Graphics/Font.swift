/// The size, weight and slant of text.
///
/// Mirrors the part of SwiftUI's `Font` that is a plain value. Predefined fonts are relative to the desktop's font
/// size. The user's text scale applies to all fonts.
public struct Font: Hashable, Sendable {
  /// The thickness of the strokes.
  public enum Weight: Int, Sendable {
    case thin = 100
    case ultraLight = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  package enum Size: Hashable {
    /// A multiple of the desktop's font size.
    case relative(Double)
    /// A size in points.
    case fixed(Double)
  }

  package private(set) var size: Size
  package private(set) var weight = Weight.regular
  package private(set) var isItalic = false

  private init(_ scale: Double, _ weight: Weight = .regular) {
    size = .relative(scale)
    self.weight = weight
  }

  /// The font for the title of a window.
  public static let largeTitle = Font(1.81, .light)
  /// The font for the title of a page.
  public static let title = Font(1.36, .bold)
  /// The font for the title of a section.
  public static let title2 = Font(1.36)
  /// The font for a subordinate title.
  public static let title3 = Font(1.18, .semibold)
  /// The font for a headline.
  public static let headline = Font(1, .bold)
  /// The font for a line below a headline.
  public static let subheadline = Font(0.9)
  /// The font for text, which is the desktop's font.
  public static let body = Font(1)
  /// The font for highlighted text.
  public static let callout = Font(0.95)
  /// The font for footnotes.
  public static let footnote = Font(0.85)
  /// The font for captions of images.
  public static let caption = Font(0.82)

  /// Returns the desktop's font at a size in points. The size is clamped to the range from 1 to 1,000, because larger
  /// glyphs overflow in Pango.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    var font = Font(1, weight)
    font.size = .fixed(size.isNaN ? 1 : min(max(size, 1), 1_000))
    return font
  }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font as CSS declarations.
  package var css: String {
    let size =
      switch size {
      case .relative(let scale): "\(scale)rem"
      case .fixed(let points): "\(points)pt"
      }
    return "font-size:\(size);font-weight:\(weight.rawValue);font-style:\(isItalic ? "italic" : "normal");"
  }
}
