import Foundation
import Graphics
import GtkObjects

extension UIColor {
  /// Creates a colour with another value for the dark appearance.
  ///
  /// Mirrors `UIColor.init(dynamicProvider:)`. The closure is called at once, for the light and for the dark appearance.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      .adaptive(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color))
  }

  /// Returns the value of the colour for the given traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(Color(color.resolved(in: traits.colorScheme)))
  }

  /// Writes the sRGB components, from 0 to 1, into variables. Returns `true`, because each colour has them.
  ///
  /// Mirrors `getRed(_:green:blue:alpha:)`, whose pointers are the arguments `&red` and so on here, too. A dynamic
  /// colour is that of the light appearance; see ``resolvedColor(with:)``.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let parts = parts
    (red, green, blue, alpha) = (parts.red, parts.green, parts.blue, parts.alpha)
    return true
  }

  /// Writes hue, saturation and brightness, from 0 to 1, into variables. Returns `true`.
  ///
  /// Mirrors `getHue(_:saturation:brightness:alpha:)`.
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let parts = parts
    let (largest, least) = (max(parts.red, parts.green, parts.blue), min(parts.red, parts.green, parts.blue))
    let range = largest - least
    brightness = largest
    saturation = largest == 0 ? 0 : range / largest
    alpha = parts.alpha
    guard range > 0 else {
      hue = 0
      return true
    }
    let sixth =
      switch largest {
      case parts.red: (parts.green - parts.blue) / range
      case parts.green: (parts.blue - parts.red) / range + 2
      default: (parts.red - parts.green) / range + 4
      }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
    return true
  }

  /// Writes the grey level, from 0 to 1, into variables. Returns whether the colour is a grey.
  ///
  /// Mirrors `getWhite(_:alpha:)`.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let parts = parts
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    (white, alpha) = (parts.red, parts.alpha)
    return true
  }

  private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let resolved = color.resolved(in: .light)
    return (CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue), CGFloat(resolved.opacity))
  }
}
