/// A translucent background.
///
/// Mirrors SwiftUI's `Material`. It is the theme's background, more or less translucent; the views behind it are not
/// blurred.
public struct Material: ShapeStyle, Hashable {
  private let opacity: Double

  public var _paint: _Paint { .color(.themeBackground.opacity(opacity)) }

  /// A very translucent material.
  public static let ultraThin = Material(opacity: 0.4)
  /// A more translucent material.
  public static let thin = Material(opacity: 0.55)
  /// A translucent material.
  public static let regular = Material(opacity: 0.7)
  /// A less translucent material.
  public static let thick = Material(opacity: 0.82)
  /// A nearly opaque material.
  public static let ultraThick = Material(opacity: 0.92)
  /// The material of bars.
  public static let bar = Material(opacity: 0.88)
}

extension ShapeStyle where Self == Material {
  /// A very translucent material.
  public static var ultraThinMaterial: Self { .ultraThin }
  /// A more translucent material.
  public static var thinMaterial: Self { .thin }
  /// A translucent material.
  public static var regularMaterial: Self { .regular }
  /// A less translucent material.
  public static var thickMaterial: Self { .thick }
  /// A nearly opaque material.
  public static var ultraThickMaterial: Self { .ultraThick }
  /// The material of bars.
  public static var bar: Self { Material.bar }
}
