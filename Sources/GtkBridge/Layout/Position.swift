import GtkObjects

extension View {
  /// Places the centre of the view at a position in its parent and takes all of the parent's space.
  ///
  /// Mirrors SwiftUI's `position(x:y:)`; `x` is measured from the leading edge.
  public func position(x: Double = 0, y: Double = 0) -> some View { widgetModifier(Position(x: x, y: y)) }

  /// Places the centre of the view at a position in its parent and takes all of the parent's space.
  ///
  /// Mirrors SwiftUI's `position(_:)`.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
}

struct Position: WidgetModifier {
  final class Rule: WrappingRule {
    var position = Position(x: 0, y: 0)

    override func measure(_ child: Gtk.LayoutChild, on axis: Axis, for size: Int32) -> Gtk.Extent {
      Gtk.Extent(minimum: 0, natural: child.extent(on: axis, for: -1).natural)
    }

    override func place(_ child: Gtk.LayoutChild, width: Int32, height: Int32) {
      let childWidth = child.fittingLength(on: .horizontal, in: width)
      let childHeight = child.fittingLength(on: .vertical, for: childWidth, in: height)
      child.place(
        x: position.x - Double(childWidth) / 2, y: position.y - Double(childHeight) / 2, width: childWidth,
        height: childHeight)
    }
  }

  let x: Double
  let y: Double

  func attach(to element: Element) -> RuledBox<Rule> {
    let target = element.wrap(by: Rule())
    target.box.setExpands(true, on: .horizontal)
    target.box.setExpands(true, on: .vertical)
    return target
  }

  func apply(to target: RuledBox<Rule>) {
    target.rule.position = self
    target.box.setNeedsLayout()
  }
}
