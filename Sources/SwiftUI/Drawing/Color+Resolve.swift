import CoreGraphics
import Foundation
import Graphics
import GtkBridge

extension Color {
  /// Returns the components of the colour in an environment.
  ///
  /// Mirrors SwiftUI's `resolve(in:)`. The theme's own colours, such as `primary`, are those of GNOME's theme in the
  /// environment's colour scheme.
  public func resolve(in environment: EnvironmentValues) -> Resolved { resolved(in: environment.colorScheme) }
}

extension Color.Resolved {
  /// The red component, linear in light.
  public var linearRed: Float {
    get { Self.linear(red) }
    set { red = Self.encoded(newValue) }
  }

  /// The green component, linear in light.
  public var linearGreen: Float {
    get { Self.linear(green) }
    set { green = Self.encoded(newValue) }
  }

  /// The blue component, linear in light.
  public var linearBlue: Float {
    get { Self.linear(blue) }
    set { blue = Self.encoded(newValue) }
  }

  /// The colour for Core Graphics.
  public var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }

  private static func encoded(_ part: Float) -> Float {
    Color.Resolved(colorSpace: .sRGBLinear, red: part, green: 0, blue: 0).red
  }

  /// The inverse of the curve of sRGB.
  private static func linear(_ part: Float) -> Float {
    let size = abs(part)
    let light = size <= 0.04045 ? size / 12.92 : Float(pow(Double((size + 0.055) / 1.055), 2.4))
    return part < 0 ? -light : light
  }
}
