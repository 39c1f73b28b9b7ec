import GtkObjects

/// A container that arranges views in rows with aligned columns.
///
/// Mirrors SwiftUI's `Grid`; shown by a GtkGrid. Each column is as wide as its widest view and each row as high as its
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
  let horizontalSpacing: Double?
  let verticalSpacing: Double?
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells.
  ///   - horizontalSpacing: The spacing between columns, in points; the default is the desktop's own, 6.
  ///   - verticalSpacing: The spacing between rows, in points; the default is the desktop's own, 6.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
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
  private let grid = Gtk.Grid()
  private let container: GridContainer
  private let content: Content._Node

  init(_ view: Grid<Content>, in context: NodeContext) {
    container = GridContainer(grid, layout: view.alignment.layout, outer: context.container, graph: context.graph)
    content = Content._makeNode(view.content, in: context.inside(container))
    super.init(grid, in: context)
    applySpacing(view)
    container.setContent(content)
  }

  private func applySpacing(_ view: Grid<Content>) {
    grid.setSpacing(
      horizontal: view.horizontalSpacing ?? Container.defaultSpacing,
      vertical: view.verticalSpacing ?? Container.defaultSpacing)
  }

  override var retainedState: RetainedState { content.retainedState }

  override func update(_ view: Grid<Content>) {
    container.layout = view.alignment.layout
    applySpacing(view)
    view.content._update(content)
  }

  override func unmount() {
    content.unmount()
    super.unmount()
  }
}

/// A container that assigns each child its row and columns.
@MainActor
private final class GridContainer: Container {
  private let grid: Gtk.Grid
  private var columnAlignments: [Int: HorizontalAlignment] = [:]
  private var columns: [ObjectIdentifier: Int] = [:]

  init(_ grid: Gtk.Grid, layout: Layout, outer: Container?, graph: ViewGraph) {
    self.grid = grid
    super.init(grid, axis: nil, layout: layout, outer: outer, graph: graph)
  }

  override func collect() {
    super.collect()
    columnAlignments = [:]
    columns = [:]
    // Rows are measured first because a view outside a row spans as many columns as the longest row.
    let columnCount = longestRow()
    var (row, column) = (-1, 0)
    var current: GridRowPlace?
    for element in elements {
      let traits = element.traits
      if let place = traits.gridRow {
        if place !== current {
          (row, column) = (row + 1, 0)
          current = place
        }
        if let alignment = traits.gridColumnAlignment { columnAlignments[column] = alignment }
        // A view that spans several columns belongs to none of them.
        if traits.gridColumns == 1 { columns[ObjectIdentifier(element)] = column }
        grid.place(element.outermost, column: column, row: row, columns: traits.gridColumns)
        column += traits.gridColumns
      } else {
        row += 1
        current = nil
        grid.place(element.outermost, column: 0, row: row, columns: max(columnCount, 1))
      }
    }
  }

  private func longestRow() -> Int {
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

  override func layout(of element: Element) -> Layout {
    var layout = layout
    let traits = element.traits
    if let alignment = traits.gridRow?.alignment { layout.vertical = alignment.align }
    if let column = columns[ObjectIdentifier(element)], let alignment = columnAlignments[column] {
      layout.horizontal = alignment.align
    }
    if let anchor = traits.gridAnchor {
      layout.horizontal = .nearest(to: anchor.x)
      layout.vertical = .nearest(to: anchor.y)
    }
    return layout
  }

  override func place(_ element: Element) {
    super.place(element)
    // The view fills the cell but does not expand, so the expansion cannot propagate to the grid.
    let axes = element.traits.gridUnsizedAxes
    if axes.contains(.horizontal) {
      element.outermost.setExpands(false, on: .horizontal)
      element.outermost.setAlign(.fill, on: .horizontal)
    }
    if axes.contains(.vertical) {
      element.outermost.setExpands(false, on: .vertical)
      element.outermost.setAlign(.fill, on: .vertical)
    }
  }
}

extension Gtk.Widget.Align {
  fileprivate static func nearest(to fraction: Double) -> Gtk.Widget.Align {
    if fraction < 0.25 { return .start }
    return fraction > 0.75 ? .end : .center
  }
}
