import GtkObjects

extension View {
  /// Keeps room free on some edges: `length` points, or 12 where it is `nil`, the desktop's own measure.
  ///
  /// Mirrors SwiftUI's `padding(_:_:)`. Padding inside a border and padding outside one are what the order says.
  @inlinable
  public consuming func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let length = length ?? 12
    func part(_ edge: Edge.Set) -> Double { edges.contains(edge) ? length : 0 }
    return padding(
      EdgeInsets(top: part(.top), leading: part(.leading), bottom: part(.bottom), trailing: part(.trailing)))
  }

  /// Keeps `length` points free on all edges.
  @inlinable
  public consuming func padding(_ length: Double) -> some View {
    padding(.all, length)
  }

  /// Keeps room free on each edge. Negative distances count as none: a widget cannot leave its parent's room.
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> some View {
    widgetModifier(Padding(insets: insets))
  }
}

@usableFromInline
struct Padding: WidgetModifier {
  /// Room inside the widget's border is CSS padding, room outside is its margin.
  @usableFromInline
  enum Target {
    case inside(AppliedStyle)
    case outside(Gtk.Widget)
  }

  @usableFromInline let insets: EdgeInsets

  @inlinable
  init(insets: EdgeInsets) {
    self.insets = insets
  }

  @usableFromInline
  func attach(to element: Element) -> Target {
    switch element.taken {
    case .border:
      element.take(.margin)
      return .outside(element.outermost)
    case .nothing, .padding, .margin:
      element.take(.padding)
      return .inside(AppliedStyle(element.outermost))
    }
  }

  @usableFromInline
  func apply(to target: Target) {
    switch target {
    case .inside(let style):
      style.set(Self.css(insets))
    case .outside(let widget):
      widget.setMargins(insets)
    }
  }

  /// CSS knows left and right alone, where text begins only by the widget's direction.
  private static func css(_ insets: EdgeInsets) -> String {
    func padding(_ right: Double, _ left: Double) -> String {
      let lengths = [insets.top, right, insets.bottom, left].map(StyleSheet.length)
      return "padding:\(lengths.joined(separator: " "));"
    }
    let usual = padding(insets.trailing, insets.leading)
    guard insets.leading != insets.trailing else { return usual }
    return "&{\(usual)}&:dir(rtl){\(padding(insets.leading, insets.trailing))}"
  }
}
