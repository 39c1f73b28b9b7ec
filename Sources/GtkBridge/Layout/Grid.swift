import GtkObjects

/// A container that arranges views in rows with aligned columns.
///
/// Mirrors SwiftUI's `Grid`. Each column is as wide as its widest view and each row as high as its
/// highest. A view outside a ``GridRow`` forms its own row and spans all columns.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Name"); TextField("Name", text: $name) }
///   Divider()
///   GridRow { Text("Age"); Stepper("\(age)", value: $age) }
/// }
/// ```
public struct Grid<Content: View>: View {
  public typealias Body = Never

  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells.
  ///   - horizontalSpacing: The spacing between columns, in points; the default is the desktop's own, 6.
  ///   - verticalSpacing: The spacing between rows, in points; the default is the desktop's own, 6.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    GridNode(view, in: context)
  }
}

@MainActor
private final class GridNode<Content: View>: WidgetNode<Grid<Content>> {
  private let box: Gtk.LayoutBox
  private let root: LayoutContainer<GridLayout>
  private let container: GridContainer
  private let content: Content._Node

  init(_ view: Grid<Content>, in context: NodeContext) {
    let root = LayoutContainer(view.layout(of: []), [])
    self.root = root
    box = Gtk.LayoutBox(root) { [unowned root] in root.children = $0 }
    container = GridContainer(box, axis: nil, outer: context.container, graph: context.graph)
    content = Content._makeNode(view.content, in: context.inside(container))
    super.init(box, in: context)
    container.onCellsChange = { [unowned root, box] cells in
      root.layout.cells = cells
      box.setNeedsLayout()
    }
    container.setContent(content)
  }

  override var retainedState: RetainedState { content.retainedState }

  override func update(_ view: Grid<Content>) {
    let layout = view.layout(of: root.layout.cells)
    if layout != root.layout {
      root.layout = layout
      box.setNeedsLayout()
    }
    view.content._update(content)
  }

  override func unmount() {
    content.unmount()
    super.unmount()
  }
}

extension Grid {
  fileprivate func layout(of cells: [GridCell]) -> GridLayout {
    GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing ?? Container.defaultSpacing,
      verticalSpacing: verticalSpacing ?? Container.defaultSpacing, cells: cells)
  }
}

/// A container that assigns each child its row and columns.
@MainActor
private final class GridContainer: LayoutBoxContainer {
  var onCellsChange: ([GridCell]) -> Void = { _ in }
  private var cells: [GridCell] = []

  override func collect() {
    super.collect()
    // A disappearing view occupies no cell.
    let elements = elements.filter { $0.transition?.isLeaving != true }
    // Rows are measured first because a view outside a row spans as many columns as the longest row.
    let columnCount = max(longestRow(of: elements), 1)
    var (row, column) = (-1, 0)
    var current: GridRowPlace?
    var cells: [GridCell] = []
    for element in elements {
      let traits = element.traits
      if traits.gridRow == nil || traits.gridRow !== current { (row, column) = (row + 1, 0) }
      current = traits.gridRow
      cells.append(
        GridCell(
          row: row, column: column, columns: traits.gridRow == nil ? columnCount : traits.gridColumns,
          rowAlignment: traits.gridRow?.alignment, columnAlignment: traits.gridColumnAlignment,
          anchor: traits.gridAnchor, unsizedAxes: traits.gridUnsizedAxes))
      column += traits.gridColumns
    }
    guard cells != self.cells else { return }
    self.cells = cells
    onCellsChange(cells)
  }

  private func longestRow(of elements: [Element]) -> Int {
    var (longest, length) = (0, 0)
    var current: GridRowPlace?
    for element in elements {
      let place = element.traits.gridRow
      if place !== current { length = 0 }
      current = place
      if place != nil { length += element.traits.gridColumns }
      longest = max(longest, length)
    }
    return longest
  }
}
