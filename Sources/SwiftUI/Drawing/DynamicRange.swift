import GtkBridge

extension Image {
  /// The factor by which a picture may be brighter than white.
  ///
  /// Mirrors SwiftUI's `Image.DynamicRange`, without effect.
  public struct DynamicRange: Hashable, Sendable {
    private enum Kind { case standard, constrainedHigh, high }

    private let kind: Kind

    /// No brighter than white.
    public static let standard = DynamicRange(kind: .standard)
    /// Somewhat brighter than white.
    public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
    /// As bright as the display permits.
    public static let high = DynamicRange(kind: .high)
  }

  /// Has no effect: GTK draws pictures in the standard range.
  ///
  /// Mirrors SwiftUI's `allowedDynamicRange(_:)` of an image.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension View {
  /// Has no effect: GTK draws pictures in the standard range.
  ///
  /// Mirrors SwiftUI's `allowedDynamicRange(_:)`.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
