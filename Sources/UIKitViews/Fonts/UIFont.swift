import Foundation
import Graphics

/// A font.
///
/// Mirrors `UIFont`. The user's scale of text applies to all fonts.
public final class UIFont: TextAttributeValue, Hashable, @unchecked Sendable {
  // Unchecked, because a Sendable class may inherit only from NSObject. Safe, because the values are Sendable
  // constants, and the superclass has no values.

  /// The font for declarative views.
  public let font: Font
  /// The size in points.
  public let pointSize: Double

  init(_ font: Font, _ pointSize: Double) {
    self.font = font
    self.pointSize = pointSize
  }

  /// Indicates whether two fonts are the same in the same size.
  public static func == (first: UIFont, second: UIFont) -> Bool {
    first.font == second.font && first.pointSize == second.pointSize
  }

  /// Adds the font to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }

  /// Indicates whether an object is the same font in the same size.
  public func isEqual(_ object: Any?) -> Bool { object as? UIFont == self }

  /// A predefined font for a purpose.
  ///
  /// Mirrors `UIFont.TextStyle`.
  public struct TextStyle: Hashable, Sendable {
    fileprivate let style: Font.TextStyle
    fileprivate let pointSize: Double

    /// The largest title.
    public static let extraLargeTitle = TextStyle(style: .largeTitle, pointSize: 36)
    /// A title larger than that of a screen.
    public static let extraLargeTitle2 = TextStyle(style: .largeTitle, pointSize: 28)
    /// The title of a screen.
    public static let largeTitle = TextStyle(style: .largeTitle, pointSize: 34)
    /// A title of the first rank.
    public static let title1 = TextStyle(style: .title, pointSize: 28)
    /// A title of the second rank.
    public static let title2 = TextStyle(style: .title2, pointSize: 22)
    /// A title of the third rank.
    public static let title3 = TextStyle(style: .title3, pointSize: 20)
    /// The heading of a part.
    public static let headline = TextStyle(style: .headline, pointSize: 17)
    /// The heading of a smaller part.
    public static let subheadline = TextStyle(style: .subheadline, pointSize: 15)
    /// The main text, in the size of the desktop's font.
    public static let body = TextStyle(style: .body, pointSize: 17)
    /// A remark beside the main text.
    public static let callout = TextStyle(style: .callout, pointSize: 16)
    /// A note.
    public static let footnote = TextStyle(style: .footnote, pointSize: 13)
    /// A caption of a picture.
    public static let caption1 = TextStyle(style: .caption, pointSize: 12)
    /// A smaller caption of a picture.
    public static let caption2 = TextStyle(style: .caption2, pointSize: 11)
  }

  /// Returns the desktop's font at a size.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight), size)
  }

  /// Returns the desktop's font at a size, with characters of another width if it has them.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular, width: Width) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).width(width.width), size)
  }

  /// Returns the desktop's font in bold.
  public static func boldSystemFont(ofSize size: Double) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  /// Returns the desktop's font in italics.
  public static func italicSystemFont(ofSize size: Double) -> UIFont { UIFont(.system(size: size).italic(), size) }

  /// Returns the desktop's monospaced font.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size)
  }

  /// Returns the desktop's font with digits of the same width.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size)
  }

  /// Returns a predefined font.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), style.pointSize)
  }

  /// Returns a predefined font in the user's text size, whatever the traits are.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// Creates a font of a typeface, by the name of its family or of one of its styles, such as “Cantarell-Bold”. Without
  /// a typeface of that name, text is shown in the desktop's typeface.
  public convenience init?(name: String, size: Double) { self.init(.named(name, size: size), size) }

  /// Creates the font of a descriptor. A size of 0 is that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size: Double) {
    let font = size > 0 ? descriptor.font.withSize(size) : descriptor.font
    self.init(font.font, font.pointSize)
  }

  /// Returns the font at another size.
  public func withSize(_ size: Double) -> UIFont {
    UIFont(pointSize > 0 ? font.scaled(by: size / pointSize) : font, size)
  }

  /// The size of labels on iOS. Text on the desktop has the size of the desktop's font.
  public static let labelFontSize = 17.0
  /// The size of buttons' titles on iOS.
  public static let buttonFontSize = 18.0
  /// The size of usual texts on iOS.
  public static let systemFontSize = 14.0
  /// The size of small texts on iOS.
  public static let smallSystemFontSize = 12.0
}

extension Font {
  /// Creates a font for declarative views from one for UIKit.
  ///
  /// Mirrors SwiftUI's `Font(_:)` of a font of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
