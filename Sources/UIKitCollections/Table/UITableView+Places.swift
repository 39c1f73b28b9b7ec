import Foundation
import GtkBridge
import GtkObjects

/// The places of rows in the content of a table.
extension UITableView {
  /// Returns the row at a point of the content, or `nil` if none is near the visible part there.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard let slot = board.slot(at: point.y - contentOffset.y), case .row(let path)? = slot.row else { return nil }
    return path
  }

  /// Returns the rows near the visible part that intersect a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    board.boundSlots.compactMap { slot in
      guard case .row(let path)? = slot.row, rect.intersects(place(of: slot)) else { return nil }
      return path
    }
  }

  /// Returns the rectangle of a row in the content. For a row out of sight, it is an estimate from the other rows.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: [.row(indexPath)]) }

  /// Returns the rectangle of a header in the content, or a zero rectangle without a header.
  public func rectForHeader(inSection section: Int) -> CGRect { rect(of: [.header(section)]) }

  /// Returns the rectangle of a footer in the content, or a zero rectangle without a footer.
  public func rectForFooter(inSection section: Int) -> CGRect { rect(of: [.footer(section)]) }

  /// Returns the rectangle of a section in the content.
  public func rect(forSection section: Int) -> CGRect {
    let map = map
    guard map.sections.indices.contains(section) else { return .zero }
    let positions = map.positions(ofSection: section)
    guard let first = positions.first, let last = positions.last else { return .zero }
    return rect(of: [map.row(at: first), map.row(at: last)].compactMap { $0 })
  }

  private func rect(of rows: [RowMap.Row]) -> CGRect {
    let places = rows.map(rect(of:))
    return places.dropFirst().reduce(places.first ?? .zero) { $0.union($1) }
  }

  private func rect(of row: RowMap.Row) -> CGRect {
    let map = map
    guard let position = map.position(of: row) else { return .zero }
    if let slot = board.slot(of: row) { return place(of: slot) }
    let height = map.count > 0 ? contentSize.height / CGFloat(map.count) : 0
    return CGRect(x: 0, y: height * CGFloat(position), width: bounds.width, height: height)
  }

  func place(of slot: RowSlot) -> CGRect {
    guard let bounds = slot.rowWidget?.bounds(inside: board.list) else { return .zero }
    return CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y) + contentOffset.y, width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}
