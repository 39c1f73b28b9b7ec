extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a separate radius for each corner, in points.
  ///
  /// Mirrors SwiftUI's `rect(cornerRadii:style:)`.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
    Self(cornerRadii: cornerRadii, style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners have a size in points.
  ///
  /// Mirrors SwiftUI's `rect(cornerSize:style:)`.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    Self(cornerSize: cornerSize, style: style)
  }
}
