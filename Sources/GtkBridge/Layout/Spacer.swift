import GtkObjects

/// Empty room that takes what is left along the axis of the stack it is in.
///
/// Mirrors SwiftUI's `Spacer`; shown by an empty box that expands. Outside a stack it takes room on both axes.
public struct Spacer: View {
  public typealias Body = Never

  @usableFromInline let minLength: Double?

  /// Makes a spacer that is at least `minLength` points long.
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
  private let box = Gtk.Box(axis: .horizontal)

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
