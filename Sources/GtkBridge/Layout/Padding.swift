import GtkObjects

extension View {
  /// Adds padding on some edges: `length` points, or 12 points, the desktop's default, if it is `nil`.
  ///
  /// Mirrors SwiftUI's `padding(_:_:)`. The order of modifiers decides whether padding is inside or outside a border.
  @inlinable
  public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = Double(length ?? 12)
    func part(_ edge: Edge.Set) -> Double { edges.contains(edge) ? length : 0 }
    return padding(
      EdgeInsets(top: part(.top), leading: part(.leading), bottom: part(.bottom), trailing: part(.trailing)))
  }

  /// Adds `length` points of padding on all edges.
  ///
  /// Mirrors SwiftUI's `padding(_:)`.
  @inlinable
  public consuming func padding(_ length: Double) -> some View {
    padding(.all, length)
  }

  /// Adds padding on each edge. With a negative inset, the view exceeds its space at that edge and overlaps its
  /// neighbour.
  ///
  /// Mirrors SwiftUI's `padding(_:)`.
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> some View {
    widgetModifier(Padding(insets: insets))
  }
}

@usableFromInline
struct Padding: WidgetModifier {
  /// The padding of a box is that of its layout, and the padding of a lazy container scrolls with its content. The padding
  /// of another widget is CSS padding inside its border, and a margin outside it.
  @usableFromInline
  enum Target {
    case box(Gtk.LayoutBox)
    case inside(AppliedStyle)
    case outside(Gtk.Widget)
    case scrolled(ScrolledPadding, ScrolledPadding.Part)
  }

  @usableFromInline let insets: EdgeInsets

  @inlinable
  init(insets: EdgeInsets) {
    self.insets = insets
  }

  @usableFromInline
  func attach(to element: Element) -> Target {
    if let padding = element.scrolledPadding, element.taken == .nothing, !insets.isNegative {
      return .scrolled(padding, padding.makePart())
    }
    let isInUse = element.outermost.hasLayoutTree ? element.taken != .nothing : element.taken == .padding
    if isInUse || insets.isNegative { element.wrap() }
    if let box = element.outermost as? Gtk.LayoutBox {
      element.take(.padding)
      return .box(box)
    }
    if element.taken == .border {
      element.take(.margin)
      return .outside(element.outermost)
    }
    element.take(.padding)
    return .inside(AppliedStyle(element.outermost))
  }

  @usableFromInline
  func apply(to target: Target) {
    switch target {
    case .box(let box): box.padding = insets
    case .inside(let style): style.set(Self.css(insets))
    case .outside(let widget): widget.setMargins(insets)
    case .scrolled(let padding, let part): padding.set(insets, for: part)
    }
  }

  private static func css(_ insets: EdgeInsets) -> String {
    insets.leading == insets.trailing ? css(insets, insets.trailing, insets.leading) : rules(insets)
  }

  /// CSS has only left and right padding, so leading and trailing depend on the widget's direction.
  static func rules(_ insets: EdgeInsets) -> String {
    "&{\(css(insets, insets.trailing, insets.leading))}&:dir(rtl){\(css(insets, insets.leading, insets.trailing))}"
  }

  private static func css(_ insets: EdgeInsets, _ right: Double, _ left: Double) -> String {
    let all = [insets.top, right, insets.bottom, left]
    let padding = "padding:\(all.map(StyleSheet.length).joined(separator: " "));"
    return insets.isNegative ? padding + margin(all.map { $0.isFinite ? min($0, 0) : 0 }) : padding
  }

  /// Margins for a padding that has become negative. With its minimum, the widget never has less than no size, which GTK
  /// would warn of.
  private static func margin(_ edges: [Double]) -> String {
    let margin = "margin:\(edges.map { "\($0)px" }.joined(separator: " "));"
    return margin + "min-height:\(-edges[0] - edges[2])px;min-width:\(-edges[1] - edges[3])px;"
  }
}

extension EdgeInsets {
  fileprivate var isNegative: Bool { min(top, leading, bottom, trailing) < 0 }
}
