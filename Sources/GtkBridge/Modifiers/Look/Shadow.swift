import GtkObjects

extension View {
  /// Adds a shadow, blurred by `radius` points, to the view's drawing.
  ///
  /// Mirrors SwiftUI's `shadow(color:radius:x:y:)`; implemented by a CSS filter. Clipping ancestors clip the shadow.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    widgetModifier(Shadow(color: color, radius: radius, x: x, y: y))
  }
}

struct Shadow: WidgetModifier {
  var color: Color
  let radius: Double
  let x: Double
  let y: Double

  func attach(to element: Element) -> AppliedStyle {
    // Modifiers applied later must not share the widget, because they would cast a shadow too.
    element.take(.margin)
    return AppliedStyle(element.outermost)
  }

  func apply(to style: AppliedStyle) {
    func distance(_ points: Double) -> String { "\(points.isFinite ? points : 0)px" }
    let radius = StyleSheet.length(min(radius, DrawingEffect.greatestRadius))
    style.set("filter:drop-shadow(\(distance(x)) \(distance(y)) \(radius) \(color.css));")
  }
}
