import GtkBridge

/// A shadow of a filled area.
///
/// Mirrors SwiftUI's `ShadowStyle`.
public struct ShadowStyle: Hashable, Sendable {
  fileprivate let isInside: Bool
  fileprivate let color: Color
  fileprivate let radius: Double
  fileprivate let x: Double
  fileprivate let y: Double

  /// A shadow behind the filled area.
  public static func drop(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInside: false, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow along the edge inside the filled area. Text and symbols have none.
  public static func inner(
    color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInside: true, color: color, radius: radius, x: x, y: y)
  }
}

/// A style with shadows.
///
/// SwiftUI hides the type. A style without shadows here, such as that of a border, only shows its paint.
public struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
  fileprivate let base: Base
  fileprivate let shadows: [ShadowStyle]

  public var _paint: _Paint { base._paint }

  /// Returns the style with one more shadow.
  public func shadow(_ style: ShadowStyle) -> ShadowedStyle { ShadowedStyle(base: base, shadows: shadows + [style]) }
}

extension ShapeStyle {
  /// Returns the style with a shadow of the filled area.
  ///
  /// ```swift
  /// Text("Card").padding().background(.background.shadow(.drop(radius: 5)), in: .rect(cornerRadius: 12))
  /// ```
  ///
  /// Mirrors SwiftUI's `shadow(_:)` of styles. `fill`, `background` and `foregroundStyle` show it.
  public func shadow(_ style: ShadowStyle) -> ShadowedStyle<Self> { ShadowedStyle(base: self, shadows: [style]) }
}

extension Shape {
  /// Fills the shape with a style that has shadows.
  ///
  /// Mirrors SwiftUI's `fill(_:style:)`. SwiftUI hides the type of the style.
  public func fill<Style: ShapeStyle>(
    _ content: ShadowedStyle<Style>, style: FillStyle = FillStyle()
  ) -> some View {
    fill(content.base, style: style).overlay { InnerShadows(shape: self, shadows: content.shadows) }
      .modifier(DropShadows(shadows: content.shadows))
  }
}

extension View {
  /// Fills a shape behind the view with a style that has shadows.
  ///
  /// Mirrors SwiftUI's `background(_:in:fillStyle:)`.
  public func background<Style: ShapeStyle, Background: Shape>(
    _ style: ShadowedStyle<Style>, in shape: Background
  ) -> some View {
    background { shape.fill(style) }
  }

  /// Fills the view's bounds behind it with a style that has shadows.
  ///
  /// Mirrors SwiftUI's `background(_:ignoresSafeAreaEdges:)`. The background ends at the view.
  public func background<Style: ShapeStyle>(_ style: ShadowedStyle<Style>) -> some View {
    background(style, in: Rectangle())
  }

  /// Sets a style that has shadows for the text, symbols and shapes inside.
  ///
  /// Mirrors SwiftUI's `foregroundStyle(_:)`.
  public func foregroundStyle<Style: ShapeStyle>(_ style: ShadowedStyle<Style>) -> some View {
    foregroundStyle(style.base).modifier(DropShadows(shadows: style.shadows))
  }
}

private struct DropShadows: ViewModifier {
  let shadows: [ShadowStyle]

  func body(content: Content) -> some View {
    shadows.filter { !$0.isInside }.reduce(AnyView(content)) { view, shadow in
      AnyView(view.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
    }
  }
}

/// The shadows of the surroundings on a shape, as if the shape lay deeper.
private struct InnerShadows<Edge: Shape>: View {
  let shape: Edge
  let shadows: [ShadowStyle]

  var body: some View {
    ForEach(shadows.filter(\.isInside), id: \.self) { shadow in
      // A wide line around the shape; its soft edge is inside.
      shape.stroke(shadow.color, lineWidth: 2 * shadow.radius).blur(radius: shadow.radius / 2)
        .offset(x: shadow.x, y: shadow.y).clipShape(shape)
    }
  }
}
