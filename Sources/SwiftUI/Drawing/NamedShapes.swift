import Graphics
import GtkBridge

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a separate radius for each corner, in points.
  ///
  /// Mirrors SwiftUI's `rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)`.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    Self(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Self { Self() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches all sides.
  public static var ellipse: Self { Self() }
}
