import Foundation

/// An object that prepares the data of rows before they come into sight, such as the next page of a list.
///
/// Mirrors `UITableViewDataSourcePrefetching`. Rows are never taken back, so `cancelPrefetchingForRowsAt` is not called.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called with the rows after the visible ones, as many as these. Each row is named once until the table is reloaded.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Never called.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Names the rows after the visible ones to the object that prepares their data.
@MainActor
final class RowPrefetcher {
  private weak var table: UITableView?
  private var named: Set<IndexPath> = []
  private var isPlanned = false

  init(of table: UITableView) { self.table = table }

  /// Names all rows again, because their data are others.
  func restart() {
    named = []
    setNeedsUpdate()
  }

  /// Names the rows after the next layout.
  func setNeedsUpdate() {
    guard let table, table.prefetchDataSource != nil, table.isLoaded, !isPlanned else { return }
    isPlanned = true
    table.board.list.afterLayout { [weak self] in
      self?.isPlanned = false
      self?.update()
    }
  }

  private func update() {
    guard let table, let source = table.prefetchDataSource, let visible = table.indexPathsForVisibleRows,
      let last = visible.last, let position = table.board.map.position(of: .row(last))
    else { return }
    let map = table.board.map
    var next: [IndexPath] = []
    for position in (position + 1)..<max(map.count, position + 1) where next.count < visible.count {
      if case .row(let path)? = map.row(at: position) { next.append(path) }
    }
    next.removeAll { !named.insert($0).inserted }
    if !next.isEmpty { source.tableView(table, prefetchRowsAt: next) }
  }
}
