import GtkObjects

/// A line between the views of a stack, perpendicular to the stack's axis.
///
/// Mirrors SwiftUI's `Divider`; shown by a GtkSeparator. Outside a stack it is horizontal.
public struct Divider: View {
  public typealias Body = Never

  /// Creates a divider.
  public init() {}

  public static func _makeNode(_ view: Divider, in context: NodeContext) -> Node<Divider> {
    DividerNode(view, in: context)
  }
}

@MainActor
private final class DividerNode: WidgetNode<Divider>, MenuLineSource {
  init(_ view: Divider, in context: NodeContext) {
    let axis: Axis = context.container.axis == .horizontal ? .vertical : .horizontal
    let separator = Gtk.Separator(axis: axis)
    // Expanding makes a stack stretch the line across. Along the stack's axis, the line keeps its own thickness.
    separator.setExpands(true, on: axis)
    // Padding of the line itself would be drawn as a part of it.
    super.init(separator, taken: .padding, in: context)
    if context.environment.values.describesMenuLines { element.traits.menuLines = self }
  }

  func menuLines(named name: String?) -> [MenuLine] { [.divider] }

  override var retainedState: RetainedState { .none }
}
