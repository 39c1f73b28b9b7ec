/// Empty room that takes what is left along the axis of the stack it is in.
///
/// Mirrors SwiftUI's `Spacer`; shown by an empty box that expands. Outside a stack it takes room on both axes.
public struct Spacer: View {
  public typealias Body = Never

  let minLength: Double?

  /// Makes a spacer that is at least `minLength` points long.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  public static func _makeNode(_ view: Spacer, in context: NodeContext) -> Node<Spacer> {
    SpacerNode(view, in: context)
  }
}

@MainActor
private final class SpacerNode: WidgetNode<Spacer> {
  private let box = Gtk.Box(axis: .horizontal)

  init(_ view: Spacer, in context: NodeContext) {
    let axis = context.container.axis
    if axis != .vertical { box.setExpands(true, on: .horizontal) }
    if axis != .horizontal { box.setExpands(true, on: .vertical) }
    super.init(box, in: context)
    update(view)
  }

  override func update(_ view: Spacer) {
    let axis = context.container.axis
    box.setSizeRequest(
      width: axis == .vertical ? nil : view.minLength, height: axis == .horizontal ? nil : view.minLength)
  }
}
