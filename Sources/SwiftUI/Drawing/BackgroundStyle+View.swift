import Graphics
import GtkBridge

extension EnvironmentValues {
  /// The style of backgrounds, or `nil` for the theme's background.
  ///
  /// Mirrors SwiftUI's `backgroundStyle`.
  public var backgroundStyle: AnyShapeStyle? {
    get { lookDetails.background.map { AnyShapeStyle($0) } }
    set { lookDetails.background = newValue.map { resolve($0._paint) } }
  }

  /// The material behind the view, or `nil`: materials have no effect on the views before them here.
  ///
  /// Mirrors SwiftUI's `backgroundMaterial`.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

private enum BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension View {
  /// Sets the style that `.background` represents inside.
  ///
  /// ```swift
  /// Text("Note").padding().background(in: .capsule).backgroundStyle(.yellow.gradient)
  /// ```
  ///
  /// Mirrors SwiftUI's `backgroundStyle(_:)`.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Fills the view's bounds behind it with the style of backgrounds.
  ///
  /// Mirrors SwiftUI's `background(ignoresSafeAreaEdges:)`. The background ends at the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(.background) }

  /// Fills the view's bounds behind it.
  ///
  /// Mirrors SwiftUI's `background(_:ignoresSafeAreaEdges:)`. The background ends at the view.
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set) -> some View {
    background(style)
  }
}

extension MeshGradient: View {
  public var body: ShapeView { Rectangle().fill(self) }
}
