import Foundation

/// The scale of texts, which applies to all fonts by itself.
///
/// Mirrors `UIFontMetrics`, for code that scales its fonts: on the desktop, a font has the user's scale already, so it is
/// returned as it is.
public struct UIFontMetrics: Sendable {
  /// The metrics of the main text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the font.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font, at most of a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// Returns the value.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
