import GtkObjects

extension View {
  /// Adds padding on some edges: `length` points, or 12 points, the desktop's default, if it is `nil`.
  ///
  /// Mirrors SwiftUI's `padding(_:_:)`. The order of modifiers decides whether padding is inside or outside a border.
  @inlinable
  public consuming func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let length = length ?? 12
    func part(_ edge: Edge.Set) -> Double { edges.contains(edge) ? length : 0 }
    return padding(
      EdgeInsets(top: part(.top), leading: part(.leading), bottom: part(.bottom), trailing: part(.trailing)))
  }

  /// Adds `length` points of padding on all edges.
  @inlinable
  public consuming func padding(_ length: Double) -> some View {
    padding(.all, length)
  }

  /// Adds padding on each edge. Negative insets count as zero because a widget cannot exceed its parent's space.
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> some View {
    widgetModifier(Padding(insets: insets))
  }
}

@usableFromInline
struct Padding: WidgetModifier {
  /// Padding inside the widget's border is CSS padding; padding outside it is a margin.
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

  /// CSS has only left and right padding, so leading and trailing depend on the widget's direction.
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
