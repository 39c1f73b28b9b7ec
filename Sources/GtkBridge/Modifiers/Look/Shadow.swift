extension View {
  /// Draws a shadow of everything that the view draws, blurred by `radius` points.
  ///
  /// Mirrors SwiftUI's `shadow(color:radius:x:y:)`; a CSS filter. It is cut off where a view around clips.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    widgetModifier(Shadow(color: color, radius: radius, x: x, y: y))
  }
}

struct Shadow: WidgetModifier {
  let color: Color
  let radius: Double
  let x: Double
  let y: Double

  func attach(to element: Element) -> AppliedStyle {
    // Nothing further out may share the widget, for it would cast a shadow too.
    element.take(.margin)
    return AppliedStyle(element.outermost)
  }

  func apply(to style: AppliedStyle) {
    func distance(_ points: Double) -> String { "\(points.isFinite ? points : 0)px" }
    style.set("filter:drop-shadow(\(distance(x)) \(distance(y)) \(StyleSheet.length(radius)) \(color.css));")
  }
}
