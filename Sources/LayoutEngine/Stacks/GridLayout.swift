package import Foundation

/// The place of a view in a grid.
package struct GridCell: Equatable {
  package var row: Int
  package var column: Int
  /// The number of columns that the view spans.
  package var columns: Int
  /// The alignment of the views in the row, instead of the grid's.
  package var rowAlignment: VerticalAlignment?
  /// The alignment of the views in the column, instead of the grid's.
  package var columnAlignment: HorizontalAlignment?
  /// The point of the view that lies on the same point of its cell, instead of an alignment.
  package var anchor: UnitPoint?
  /// The axes on which the view does not contribute to the size of its cell.
  package var unsizedAxes: Axis.Set

  /// Creates a place.
  package init(
    row: Int, column: Int, columns: Int = 1, rowAlignment: VerticalAlignment? = nil,
    columnAlignment: HorizontalAlignment? = nil, anchor: UnitPoint? = nil, unsizedAxes: Axis.Set = []
  ) {
    self.row = row
    self.column = column
    self.columns = max(columns, 1)
    self.rowAlignment = rowAlignment
    self.columnAlignment = columnAlignment
    self.anchor = anchor
    self.unsizedAxes = unsizedAxes
  }
}

/// A layout of views in rows with aligned columns.
///
/// Mirrors SwiftUI's `GridLayout`, whose rows are here the places that views have in it. A column is as wide as its
/// widest view, and a row as high as its highest one. The proposal is distributed to the columns as in a row of views:
/// the least flexible first, each at most an equal share.
package struct GridLayout: Layout, Equatable {
  package var alignment: Alignment
  package var horizontalSpacing: CGFloat
  package var verticalSpacing: CGFloat
  /// The places of the views, in their order.
  package var cells: [GridCell]

  package init(alignment: Alignment, horizontalSpacing: CGFloat, verticalSpacing: CGFloat, cells: [GridCell]) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.cells = cells
  }

  /// The lengths of the columns and rows for one proposal.
  package struct Tracks {
    fileprivate var proposal: ProposedViewSize
    fileprivate var widths: [CGFloat]
    fileprivate var heights: [CGFloat]
  }

  package func makeCache(subviews: Subviews) -> Tracks? { nil }

  private func places(_ subviews: Subviews) -> Places {
    Array(zip(subviews, cells)).map { ($0, $1) }
  }

  private func tracks(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Tracks?) -> Tracks {
    if let cache, cache.proposal == proposal { return cache }
    let places = places(subviews)
    let widths = columnWidths(places, proposal)
    let heights = rowHeights(places, widths, proposal)
    let tracks = Tracks(proposal: proposal, widths: widths, heights: heights)
    cache = tracks
    return tracks
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Tracks?) -> CGSize {
    let tracks = tracks(proposal, subviews, &cache)
    return CGSize(
      width: Self.total(tracks.widths, horizontalSpacing), height: Self.total(tracks.heights, verticalSpacing))
  }

  private static func total(_ lengths: [CGFloat], _ spacing: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + spacing * CGFloat(max(lengths.count - 1, 0))
  }

  // MARK: Columns

  private typealias Places = [(view: LayoutSubview, cell: GridCell)]

  /// Returns the widths of the columns if `width` is proposed to each view in a single column.
  private func widths(_ places: Places, count: Int, _ width: CGFloat?) -> [CGFloat] {
    var widths = Array(repeating: CGFloat(0), count: count)
    for (view, cell) in places where cell.columns == 1 && !cell.unsizedAxes.contains(.horizontal) {
      let size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
      widths[cell.column] = max(widths[cell.column], size.width)
    }
    return widths
  }

  /// Widens columns equally for views that span several of them.
  ///
  /// - Parameter offered: Returns the proposal for a view, from the total width of its columns.
  private func widen(_ widths: inout [CGFloat], _ places: Places, offered: (CGFloat) -> CGFloat?) {
    for (view, cell) in places where cell.columns > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let columns = cell.column..<min(cell.column + cell.columns, widths.count)
      let width = width(of: cell, widths)
      let missing = view.sizeThatFits(ProposedViewSize(width: offered(width), height: nil)).width - width
      guard missing > 0, missing.isFinite else { continue }
      for column in columns { widths[column] += missing / CGFloat(columns.count) }
    }
  }

  private func columnWidths(_ places: Places, _ proposal: ProposedViewSize) -> [CGFloat] {
    let count = cells.map { $0.column + $0.columns }.max() ?? 0
    guard let width = proposal.width, width != .infinity else {
      var widths = widths(places, count: count, proposal.width)
      widen(&widths, places) { _ in proposal.width }
      return widths
    }
    var least = widths(places, count: count, 0)
    let most = widths(places, count: count, .infinity)
    widen(&least, places) { _ in 0 }
    var result = least
    var rest = width - horizontalSpacing * CGFloat(max(count - 1, 0))
    let order = result.indices.sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
    for (served, column) in order.enumerated() {
      let share = max(rest / CGFloat(count - served), 0)
      let offered = widths(places.filter { $0.cell.column == column }, count: count, share)[column]
      result[column] = max(offered, least[column])
      rest -= result[column]
    }
    if rest > 0 {
      let spare = rest
      widen(&result, places) { $0 + spare }
    }
    return result
  }

  // MARK: Rows

  private func rowHeights(
    _ places: Places, _ widths: [CGFloat], _ proposal: ProposedViewSize
  ) -> [CGFloat] {
    let count = (cells.map(\.row).max() ?? -1) + 1
    func heights(_ height: CGFloat?, _ isWanted: (Int) -> Bool) -> [CGFloat] {
      var heights = Array(repeating: CGFloat(0), count: count)
      for (view, cell) in places where isWanted(cell.row) && !cell.unsizedAxes.contains(.vertical) {
        let size = view.sizeThatFits(ProposedViewSize(width: width(of: cell, widths), height: height))
        heights[cell.row] = max(heights[cell.row], size.height)
      }
      return heights
    }
    guard let height = proposal.height else { return heights(nil) { _ in true } }
    let (least, most) = (heights(0) { _ in true }, heights(.infinity) { _ in true })
    if height == .infinity { return most }
    var result = least
    var rest = height - verticalSpacing * CGFloat(max(count - 1, 0))
    let order = result.indices.sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
    for (served, row) in order.enumerated() {
      let share = max(rest / CGFloat(count - served), 0)
      result[row] = heights(share) { $0 == row }[row]
      rest -= result[row]
    }
    return result
  }

  private func width(of cell: GridCell, _ widths: [CGFloat]) -> CGFloat {
    let last = min(cell.column + cell.columns, widths.count)
    return Self.total(Array(widths[min(cell.column, last)..<last]), horizontalSpacing)
  }

  // MARK: Places

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Tracks?
  ) {
    let tracks = tracks(proposal, subviews, &cache)
    let columns = Self.starts(tracks.widths, horizontalSpacing)
    let rows = Self.starts(tracks.heights, verticalSpacing)
    let columnAlignments = Dictionary(
      cells.compactMap { cell in cell.columnAlignment.map { (cell.column, $0) } },
      uniquingKeysWith: { first, _ in first })
    for (view, cell) in places(subviews) {
      let room = CGSize(width: width(of: cell, tracks.widths), height: tracks.heights[cell.row])
      let proposal = ProposedViewSize(room)
      let size = view.dimensions(in: proposal)
      let box = ViewDimensions(room)
      var corner = CGPoint(x: bounds.minX + columns[cell.column], y: bounds.minY + rows[cell.row])
      if let anchor = cell.anchor {
        corner.x += (room.width - size.width) * anchor.x
        corner.y += (room.height - size.height) * anchor.y
      } else {
        let horizontal =
          cell.columns == 1 ? columnAlignments[cell.column] ?? alignment.horizontal : alignment.horizontal
        let vertical = cell.rowAlignment ?? alignment.vertical
        corner.x += box[horizontal] - size[horizontal]
        corner.y += guideOfRow(vertical, cell.row, subviews, tracks) ?? box[vertical]
        corner.y -= size[vertical]
      }
      view.place(at: corner, proposal: proposal)
    }
  }

  /// Returns the position of a baseline in a row: that of its lowest text.
  private func guideOfRow(
    _ guide: VerticalAlignment, _ row: Int, _ subviews: Subviews, _ tracks: Tracks
  ) -> CGFloat? {
    guard guide.key.isBaseline else { return nil }
    return places(subviews).filter { $0.cell.row == row }.map { view, cell in
      view.dimensions(in: ProposedViewSize(width: width(of: cell, tracks.widths), height: tracks.heights[row]))[guide]
    }.max()
  }

  private static func starts(_ lengths: [CGFloat], _ spacing: CGFloat) -> [CGFloat] {
    var starts: [CGFloat] = []
    var next: CGFloat = 0
    for length in lengths {
      starts.append(next)
      next += length + spacing
    }
    return starts
  }
}
