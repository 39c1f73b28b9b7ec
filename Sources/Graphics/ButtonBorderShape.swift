/// The outline of buttons with a border.
///
/// Mirrors SwiftUI's `ButtonBorderShape`.
public struct ButtonBorderShape: Hashable, Sendable {
  /// The radius of the corners in points, or `nil` for the theme's.
  package let radius: Double?
  package var isCircle = false

  /// The theme's shape.
  public static let automatic = ButtonBorderShape(radius: nil)
  /// A rectangle whose ends are half circles.
  public static let capsule = ButtonBorderShape(radius: 9999)
  /// A rectangle with the theme's round corners.
  public static let roundedRectangle = ButtonBorderShape(radius: nil)
  /// A circle around an icon.
  public static let circle = ButtonBorderShape(radius: 9999, isCircle: true)

  /// A rectangle with round corners of `radius` points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape(radius: radius) }

  package var css: String? {
    radius.map { "border-radius:\($0)px;" + (isCircle ? "padding:5px;min-width:24px;min-height:24px;" : "") }
  }
}
