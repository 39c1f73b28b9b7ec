import GtkObjects

extension View {
  /// Draws a border of `width` points inside the view's edges, without changing its size.
  ///
  /// Mirrors SwiftUI's `border(_:width:)`.
  @inlinable
  public consuming func border(_ color: Color, width: Double = 1) -> some View {
    widgetModifier(Border(color: color, width: width))
  }
}

@usableFromInline
struct Border: WidgetModifier {
  @usableFromInline var color: Color
  @usableFromInline let width: Double

  @inlinable
  init(color: Color, width: Double) {
    self.color = color
    self.width = width
  }

  @usableFromInline
  func attach(to element: Element) -> AppliedStyle {
    element.take(.border)
    element.hasOwnLook = true
    return AppliedStyle(element.outermost)
  }

  @usableFromInline
  func apply(to style: AppliedStyle) {
    // Unlike a CSS border, an outline takes no space and is drawn over the content.
    let width = StyleSheet.length(width)
    style.set("outline:\(width) solid \(color.css);outline-offset:-\(width);")
  }
}
