public import Graphics

/// A colour.
///
/// Mirrors the part of Core Graphics' `CGColor` that is a value: `Color(cgColor:)` makes a view's colour of it.
public struct CGColor: Hashable, Sendable {
  fileprivate let color: Color

  /// Creates a colour from sRGB components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates a colour from sRGB components from 0 to 1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey from black (0) to white (1).
  public init(gray: CGFloat, alpha: CGFloat) {
    color = Color(white: gray, opacity: alpha)
  }

  package init(_ color: Color) {
    self.color = color
  }

  /// The sRGB components from 0 to 1 and the opacity.
  ///
  /// In Core Graphics, a grey has two components. Here, every colour has four.
  public var components: [CGFloat]? {
    let resolved = color.resolved(in: .light)
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// The number of components, the opacity included.
  public var numberOfComponents: Int { 4 }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(color.resolved(in: .light).opacity) }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// No colour.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension Color {
  /// Creates a colour from one of Core Graphics.
  ///
  /// Mirrors SwiftUI's `Color.init(cgColor:)`.
  public init(cgColor color: CGColor) { self = color.color }

  /// Creates a colour from one of Core Graphics. `Color(.white)` takes UIKit's colour, as on iOS.
  @_disfavoredOverload public init(_ color: CGColor) { self = color.color }

  /// The colour for Core Graphics. In SwiftUI, it is `nil` for a colour that depends on the surroundings.
  public var cgColor: CGColor? { CGColor(self) }
}
