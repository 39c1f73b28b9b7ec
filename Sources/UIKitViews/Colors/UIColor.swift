import Foundation

/// A colour.
///
/// Mirrors `UIColor`. Colours are equal if they look the same. The system's colours follow the theme, light or dark.
public final class UIColor: TextAttributeValue, Hashable, @unchecked Sendable {
  // Unchecked, because a Sendable class may inherit only from NSObject. Safe, because the values are Sendable
  // constants, and the superclass has no values.

  /// The colour for declarative views.
  public let color: Color

  /// Creates a colour from one for declarative views.
  public init(_ color: Color) {
    self.color = color
  }

  /// Creates a colour from sRGB components from 0 to 1.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a colour from components of the Display P3 space from 0 to 1.
  public convenience init(displayP3Red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a grey from black (0) to white (1).
  public convenience init(white: Double, alpha: Double) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) {
    self.init(Color(cgColor: cgColor))
  }

  /// The colour for Core Graphics.
  public var cgColor: CGColor { CGColor(color) }

  /// Returns the colour with another opacity.
  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(color.opacity(alpha)) }

  /// Indicates whether two colours look the same in light and in dark windows.
  public static func == (first: UIColor, second: UIColor) -> Bool { first.color == second.color }

  /// Adds the colour to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// Indicates whether an object is a colour that looks the same in light and in dark windows.
  public func isEqual(_ object: Any?) -> Bool { object as? UIColor == self }
}

extension Color {
  /// Creates a colour for declarative views from a `UIColor`.
  public init(_ color: UIColor) { self = color.color }

  /// Creates a colour for declarative views from a `UIColor`.
  public init(uiColor color: UIColor) { self = color.color }
}
