/// The style of the surrounding text and shapes.
///
/// Mirrors SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public var _paint: _Paint { .hierarchical(0) }

  /// Creates the style.
  public init() {}
}

/// The style of backgrounds: that of `backgroundStyle(_:)`, or else the theme's background.
///
/// Mirrors SwiftUI's `BackgroundStyle`. `.background.secondary` and its relatives are nearer to the colour of text.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public var _paint: _Paint { .background }

  /// Creates the style.
  public init() {}
}

/// The colour of active controls, see `tint(_:)`.
///
/// Mirrors SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public var _paint: _Paint { .tint }

  /// Creates the style.
  public init() {}
}

/// The background of selected content, in the colour of active controls.
///
/// Mirrors SwiftUI's `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public var _paint: _Paint { .tint }

  /// Creates the style.
  public init() {}
}

/// The theme's lines between views.
///
/// Mirrors SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public var _paint: _Paint { .color(.themeBorder) }

  /// Creates the style.
  public init() {}
}

/// The theme's colour of placeholder text.
///
/// Mirrors SwiftUI's `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public var _paint: _Paint { .color(.primary.opacity(0.5)) }

  /// Creates the style.
  public init() {}
}

/// The text of links, in the colour of active controls.
///
/// Mirrors SwiftUI's `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public var _paint: _Paint { .tint }

  /// Creates the style.
  public init() {}
}

/// A faint fill of small shapes in front of a background.
///
/// Mirrors SwiftUI's `FillShapeStyle`. `.fill.secondary` and its relatives are fainter, for larger shapes.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public var _paint: _Paint { .color(.primary.opacity(0.16)) }

  /// Creates the style.
  public init() {}
}

/// The theme's background of windows.
///
/// Mirrors SwiftUI's `WindowBackgroundShapeStyle`.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public var _paint: _Paint { .color(.themeBackground) }

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the surroundings.
  public static var foreground: Self { Self() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of backgrounds.
  public static var background: Self { Self() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of active controls, see `tint(_:)`.
  public static var tint: Self { Self() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of selected content.
  public static var selection: Self { Self() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The theme's lines between views.
  public static var separator: Self { Self() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The theme's colour of placeholder text.
  public static var placeholder: Self { Self() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The text of links.
  public static var link: Self { Self() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A faint fill of small shapes.
  public static var fill: Self { Self() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The theme's background of windows.
  public static var windowBackground: Self { Self() }
}

// MARK: Levels of a style

extension ShapeStyle {
  /// The style with less emphasis.
  ///
  /// Mirrors SwiftUI's `secondary` of styles: `.fill(.tint.secondary)`.
  public var secondary: some ShapeStyle { AnyShapeStyle(.emphasis(_paint, 1)) }
  /// The style with little emphasis.
  public var tertiary: some ShapeStyle { AnyShapeStyle(.emphasis(_paint, 2)) }
  /// The style, faint.
  public var quaternary: some ShapeStyle { AnyShapeStyle(.emphasis(_paint, 3)) }
  /// The style, hardly visible.
  public var quinary: some ShapeStyle { AnyShapeStyle(.emphasis(_paint, 4)) }
}
