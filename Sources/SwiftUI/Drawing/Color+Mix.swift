import Graphics

extension Gradient {
  /// The space in which colours are mixed.
  ///
  /// Mirrors SwiftUI's `Gradient.ColorSpace`. Cairo mixes the device's components, which is the space for all here.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// The components of the screen.
    public static let device = ColorSpace(isPerceptual: false)
    /// A space in which equal steps look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

extension Gradient {
  /// Returns the gradient. Its colours are always mixed in the space of the screen.
  ///
  /// Mirrors SwiftUI's `Gradient.colorSpace(_:)`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
  /// Returns the gradient. Its colours are always mixed in the space of the screen.
  ///
  /// Mirrors SwiftUI's `AnyGradient.colorSpace(_:)`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension Color {
  /// Returns a colour between this one (0) and another (1).
  ///
  /// Mirrors SwiftUI's `mix(with:by:in:)`. The components of the screen are mixed in either space, so that the mixture
  /// follows the theme as its colours do.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let share = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    if share == 0 || self == other { return self }
    return share == 1 ? other : Color(css: "mix(\(css),\(other.css),\(share))", isClear: isClear && other.isClear)
  }
}
