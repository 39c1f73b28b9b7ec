import GtkObjects

/// Empty space that expands along the axis of its stack.
///
/// Mirrors SwiftUI's `Spacer`; shown by an empty box. Outside a stack, it expands on both axes.
public struct Spacer: View {
  public typealias Body = Never

  @usableFromInline let minLength: Double?

  /// Creates a spacer with a minimum length in points; `nil` is the desktop's own spacing.
  @inlinable
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength.map { Double($0) }
  }

  public static func _makeNode(_ view: Spacer, in context: NodeContext) -> SpacerNode {
    SpacerNode(view, in: context)
  }

  public func _update(_ node: SpacerNode) {
    if minLength != node.space.minLength { node.setMinLength(minLength) }
  }
}

/// The node of a ``Spacer``.
@MainActor
public final class SpacerNode: WidgetNode<Spacer> {
  fileprivate let space: SpacerElement
  private let box: Gtk.LayoutBox

  init(_ view: Spacer, in context: NodeContext) {
    space = SpacerElement(minLength: view.minLength)
    box = Gtk.LayoutBox(space)
    // Containers that do not propose sizes, such as a list row, ask GTK whether a view expands.
    let axis = context.container.axis
    if axis != .vertical { box.setExpands(true, on: .horizontal) }
    if axis != .horizontal { box.setExpands(true, on: .vertical) }
    super.init(box, in: context)
  }

  override var retainedState: RetainedState { .none }

  fileprivate func setMinLength(_ minLength: Double?) {
    space.minLength = minLength
    box.setNeedsLayout()
  }
}
