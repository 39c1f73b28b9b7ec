/// A row of a ``Grid``, in which each view is a cell. Outside a grid, it has no effect on its views.
///
/// Mirrors SwiftUI's `GridRow`.
public struct GridRow<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row. `alignment` is the vertical alignment of its views; `nil` uses the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    GridRowNode(view, in: context)
  }
}

@MainActor
private final class GridRowNode<Content: View>: WrapperNode<GridRow<Content>, Content> {
  private let place: GridRowPlace

  init(_ view: GridRow<Content>, in context: NodeContext) {
    place = GridRowPlace(alignment: view.alignment)
    super.init(view.content, inside: context, in: context)
  }

  override var retainedState: RetainedState { child.retainedState }

  override func update(_ view: GridRow<Content>) {
    if view.alignment != place.alignment {
      place.alignment = view.alignment
      context.container.setNeedsArrangement()
    }
    child.update(view.content)
  }

  override func append(to contents: inout NodeContents) {
    let start = contents.elements.count
    super.append(to: &contents)
    for element in contents.elements[start...] { element.traits.gridRow = place }
  }
}
