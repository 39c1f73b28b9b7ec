/// A colour, as UIKit names it.
///
/// Mirrors the part of `UIColor` that is a value. The system's colours follow the theme, light or dark.
public struct UIColor: Hashable, Sendable {
  /// The colour for views.
  public let color: Color

  /// Creates a colour for UIKit from one for views.
  public init(_ color: Color) {
    self.color = color
  }

  /// Creates a colour from sRGB components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates a grey from black (0) to white (1).
  public init(white: Double, alpha: Double) {
    color = Color(white: white, opacity: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// Creates a colour from one of Core Graphics.
  public init(cgColor: CGColor) {
    color = Color(cgColor: cgColor)
  }

  /// The colour for Core Graphics.
  public var cgColor: CGColor { CGColor(color) }

  /// Returns the colour with another opacity.
  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(color.opacity(alpha)) }
}

extension Color {
  /// Creates a colour for views from one for UIKit.
  public init(_ color: UIColor) { self = color.color }

  /// Creates a colour for views from one for UIKit.
  public init(uiColor color: UIColor) { self = color.color }
}
