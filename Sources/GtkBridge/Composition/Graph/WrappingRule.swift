import GtkObjects

/// The layout rule of a box around one widget. By default it uses the widget's own layout.
@MainActor
class WrappingRule: Gtk.LayoutRule {
  var requestMode: Gtk.RequestMode? { nil }

  func measure(_ child: Gtk.LayoutChild, on axis: Axis, for size: Int32) -> Gtk.Extent {
    child.extent(on: axis, for: size)
  }

  func place(_ child: Gtk.LayoutChild, width: Int32, height: Int32) {
    child.place(width: width, height: height)
  }

  final func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
    children.first.map { measure($0, on: axis, for: size) } ?? Gtk.Extent(minimum: 0, natural: 0)
  }

  final func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
    if let child = children.first { place(child, width: width, height: height) }
  }
}

/// A box and its layout rule. The widget owns the rule, so the rule cannot own the box.
@MainActor
struct RuledBox<Rule: Gtk.LayoutRule> {
  let rule: Rule
  let box: Gtk.RuleBox
}

extension Element {
  /// Wraps the outermost widget in a box that `rule` lays out.
  func wrap<Rule: Gtk.LayoutRule>(by rule: Rule) -> RuledBox<Rule> {
    let box = Gtk.RuleBox(rule)
    wrap(in: box)
    return RuledBox(rule: rule, box: box)
  }
}
