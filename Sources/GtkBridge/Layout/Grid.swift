import GtkObjects

/// Views in rows whose columns stand below each other.
///
/// Mirrors SwiftUI's `Grid`; shown by a GtkGrid. A column is as wide as the widest view in it, a row as high as the
/// highest; a view that is in no ``GridRow`` has a row of its own and takes all columns.
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

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand in their cells.
  ///   - horizontalSpacing: The room between columns, in points; the default is the desktop's own, 6.
  ///   - verticalSpacing: The room between rows, in points; the default is the desktop's own, 6.
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

/// Gives each child its row and columns.
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
    // The rows first: a view on its own takes as many columns as the longest has.
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
        // What takes several columns is in none of them.
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
    // Filled like any other, but without a claim to spare room that would reach the grid itself.
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
