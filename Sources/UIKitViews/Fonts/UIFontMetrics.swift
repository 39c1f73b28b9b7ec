import GtkObjects

/// The user's text scale.
///
/// Mirrors `UIFontMetrics`. The desktop applies the user's scale to all fonts, so a scaled font is the font itself, except
/// for its greatest size. All styles have the same scale.
///
/// ```swift
/// label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 17, weight: .medium))
/// ```
public final class UIFontMetrics: Sendable {
  /// The scale of the main text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the scale of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns a font in the user's text size.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns a font in the user's text size, up to a greatest size.
  public func scaledFont(for font: UIFont, maximumPointSize: Double) -> UIFont {
    let most = maximumPointSize / DesktopFont.current.scale
    return maximumPointSize > 0 && font.pointSize > most ? font.withSize(most) : font
  }

  /// Returns a font in the text size of traits.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    guard let scale = traitCollection?.preferredContentSizeCategory.scale else { return font }
    return font.withSize(font.pointSize * scale / DesktopFont.current.scale)
  }

  /// Returns a font in the text size of traits, up to a greatest size.
  public func scaledFont(
    for font: UIFont, maximumPointSize: Double, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: scaledFont(for: font, compatibleWith: traitCollection), maximumPointSize: maximumPointSize)
  }

  /// Returns a length in the user's text scale.
  public func scaledValue(for value: CGFloat) -> CGFloat { value * DesktopFont.current.scale }

  /// Returns a length in the text scale of traits.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * (traitCollection?.preferredContentSizeCategory.scale ?? DesktopFont.current.scale)
  }
}

extension UIContentSizeCategory {
  /// The text scale relative to the default, or `nil` for an unknown category.
  fileprivate var scale: CGFloat? {
    let sizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return Self.all.firstIndex(of: self).map { sizes[$0] / 17 }
  }
}
