import GtkObjects

/// Empty space that expands along the axis of its stack.
///
/// Mirrors SwiftUI's `Spacer`; shown by an empty box that expands. Outside a stack, it expands on both axes.
public struct Spacer: View {
  public typealias Body = Never

  @usableFromInline let minLength: Double?

  /// Creates a spacer with a minimum length in points.
  @inlinable
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  public static func _makeNode(_ view: Spacer, in context: NodeContext) -> SpacerNode {
    SpacerNode(view, in: context)
  }

  public func _update(_ node: SpacerNode) {
    if minLength != node.minLength { node.minLength = minLength }
  }
}

/// The node of a ``Spacer``.
@MainActor
public final class SpacerNode: WidgetNode<Spacer> {
  fileprivate var minLength: Double? {
    didSet { requestLength() }
  }
  private let box = Gtk.Box(axis: .horizontal, letsPointerThrough: true)

  init(_ view: Spacer, in context: NodeContext) {
    minLength = view.minLength
    let axis = context.container.axis
    if axis != .vertical { box.setExpands(true, on: .horizontal) }
    if axis != .horizontal { box.setExpands(true, on: .vertical) }
    super.init(box, in: context)
    requestLength()
  }

  override var retainedState: RetainedState { .none }

  private func requestLength() {
    let axis = context.container.axis
    box.setSizeRequest(
      width: axis == .vertical ? nil : minLength, height: axis == .horizontal ? nil : minLength)
  }
}
