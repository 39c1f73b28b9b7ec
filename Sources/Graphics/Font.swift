/// The size, weight and slant of text.
///
/// Mirrors the part of SwiftUI's `Font` that is a value. Sizes are relative to the desktop's own font, so that the
/// user's text scale applies to all of them.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
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
    /// Points.
    case fixed(Double)
  }

  package private(set) var size: Size
  package private(set) var weight = Weight.regular
  package private(set) var isItalic = false

  private init(_ scale: Double, _ weight: Weight = .regular) {
    size = .relative(scale)
    self.weight = weight
  }

  /// For the title of a whole window.
  public static let largeTitle = Font(1.81, .light)
  /// For a page's title.
  public static let title = Font(1.36, .bold)
  /// For a section's title.
  public static let title2 = Font(1.36)
  /// For a title below another.
  public static let title3 = Font(1.18, .semibold)
  /// For the head of a few lines.
  public static let headline = Font(1, .bold)
  /// For a line below a headline.
  public static let subheadline = Font(0.9)
  /// For text: the desktop's own font.
  public static let body = Font(1)
  /// For text that is pointed out.
  public static let callout = Font(0.95)
  /// For notes.
  public static let footnote = Font(0.85)
  /// For what is written below a picture.
  public static let caption = Font(0.82)

  /// The desktop's font at a size in points, from 1 to 1,000: larger letters are more than Pango can count.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    var font = Font(1, weight)
    font.size = .fixed(size.isNaN ? 1 : min(max(size, 1), 1_000))
    return font
  }

  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
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
