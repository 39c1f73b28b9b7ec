extension View {
  /// Draws a border of `width` points just inside the view's edges, without changing its size.
  ///
  /// Mirrors SwiftUI's `border(_:width:)`.
  public func border(_ color: Color, width: Double = 1) -> some View {
    widgetModifier(Border(color: color, width: width))
  }
}

struct Border: WidgetModifier {
  let color: Color
  let width: Double

  func attach(to element: Element) -> AppliedStyle {
    element.take(.border)
    return AppliedStyle(element.outermost)
  }

  func apply(to style: AppliedStyle) {
    // A shadow, unlike a CSS border, takes no room.
    style.set("box-shadow:inset 0 0 0 \(StyleSheet.length(width)) \(color.css);")
  }
}
