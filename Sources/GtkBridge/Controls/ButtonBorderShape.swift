/// The outline of buttons with a border.
///
/// Mirrors SwiftUI's `ButtonBorderShape`.
public struct ButtonBorderShape: Hashable, Sendable {
  /// The radius of the corners in points, or `nil` for the theme's.
  let radius: Double?
  var isCircle = false

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

  var css: String? {
    radius.map { "border-radius:\($0)px;" + (isCircle ? "padding:5px;min-width:24px;min-height:24px;" : "") }
  }
}

extension EnvironmentValues {
  package var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  /// The size and the outline of buttons as CSS declarations, or `nil` for the theme's.
  var buttonFrameCSS: String? {
    guard let shape = buttonBorderShape.css else { return controlSize.css }
    return (controlSize.css ?? "") + shape
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}
