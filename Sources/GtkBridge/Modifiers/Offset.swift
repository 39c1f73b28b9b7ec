extension View {
  /// Draws the view elsewhere than it stands: its room, and everything around it, stays where it is.
  ///
  /// Mirrors SwiftUI's `offset(x:y:)`; `x` runs to the right whatever the direction of text. What then lies outside a
  /// parent that clips is cut off, and takes no input there.
  public func offset(x: Double = 0, y: Double = 0) -> some View { widgetModifier(Offset(x: x, y: y)) }

  /// Draws the view elsewhere than it stands.
  ///
  /// Mirrors SwiftUI's `offset(_:)`.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Puts the middle of the view at a place in its parent's room, all of which it takes.
  ///
  /// Mirrors SwiftUI's `position(x:y:)`.
  public func position(x: Double = 0, y: Double = 0) -> some View { widgetModifier(Position(x: x, y: y)) }

  /// Puts the middle of the view at a place in its parent's room, all of which it takes.
  ///
  /// Mirrors SwiftUI's `position(_:)`.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
}

struct Offset: WidgetModifier {
  final class Rule: WrappingRule {
    var offset = Offset(x: 0, y: 0)

    override func place(_ child: Gtk.LayoutChild, width: Int32, height: Int32) {
      child.place(x: offset.x, y: offset.y, width: width, height: height)
    }
  }

  let x: Double
  let y: Double

  func attach(to element: Element) -> RuledBox<Rule> { element.wrap(by: Rule()) }

  func apply(to target: RuledBox<Rule>) {
    target.rule.offset = self
    target.box.setNeedsLayout()
  }
}

struct Position: WidgetModifier {
  final class Rule: WrappingRule {
    var position = Position(x: 0, y: 0)

    override func measure(_ child: Gtk.LayoutChild, on axis: Gtk.Widget.Axis, for size: Int32) -> Gtk.Extent {
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
