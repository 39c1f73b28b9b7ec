/// A colour, gradient or material that fills shapes, lines, text and backgrounds.
///
/// Mirrors SwiftUI's `ShapeStyle`, without styles of one's own that resolve in an environment.
///
/// ```swift
/// Circle().fill(.linearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
/// ```
public protocol ShapeStyle: Sendable {
  /// The paint of the style. Not for use outside the library.
  var _paint: _Paint { get }
}

/// A style whose type is hidden.
///
/// Mirrors SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  public let _paint: _Paint

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) { _paint = style._paint }

  package init(_ paint: _Paint) { _paint = paint }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied.
  ///
  /// Mirrors SwiftUI's `ShapeStyle.opacity(_:)`. A gradient where a view is expected is a view, so its opacity is the
  /// view's.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(.opacity(_paint, opacity)) }
}

/// The style of the surrounding text and shapes, with more or less emphasis.
///
/// Mirrors SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public var _paint: _Paint { .hierarchical(level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of the surroundings.
  public static var primary: Self { Self(level: 0) }
  /// The style of the surroundings, with less emphasis.
  public static var secondary: Self { Self(level: 1) }
  /// The style of the surroundings, with little emphasis.
  public static var tertiary: Self { Self(level: 2) }
  /// The style of the surroundings, faint.
  public static var quaternary: Self { Self(level: 3) }
  /// The style of the surroundings, hardly visible.
  public static var quinary: Self { Self(level: 4) }
}

extension Color: ShapeStyle {
  public var _paint: _Paint { .color(self) }

  /// Creates a colour from a style that is a colour.
  ///
  /// Mirrors SwiftUI's `init(_:)` for styles that resolve to a colour. `Color(.red)` stays UIKit's colour, as on iOS.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }
}

// The colours are constants of `Color`; this extension provides them where any style is expected.
extension ShapeStyle where Self == Color {
  /// The theme's colour for selections and suggested actions.
  public static var accentColor: Color { Color.accentColor }
  /// A fully transparent colour.
  public static var clear: Color { Color.clear }
  /// Black.
  public static var black: Color { Color.black }
  /// White.
  public static var white: Color { Color.white }
  /// The palette's grey.
  public static var gray: Color { Color.gray }
  /// The palette's red.
  public static var red: Color { Color.red }
  /// The palette's orange.
  public static var orange: Color { Color.orange }
  /// The palette's yellow.
  public static var yellow: Color { Color.yellow }
  /// The palette's green.
  public static var green: Color { Color.green }
  /// The palette's blue.
  public static var blue: Color { Color.blue }
  /// The palette's purple.
  public static var purple: Color { Color.purple }
  /// The palette's brown.
  public static var brown: Color { Color.brown }
  /// A pink.
  public static var pink: Color { Color.pink }
  /// A light green.
  public static var mint: Color { Color.mint }
  /// The palette's teal.
  public static var teal: Color { Color.teal }
  /// The palette's cyan.
  public static var cyan: Color { Color.cyan }
  /// A blue with some purple.
  public static var indigo: Color { Color.indigo }
}
