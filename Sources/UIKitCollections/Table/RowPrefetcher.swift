import Foundation

/// An object that prepares the data of rows before they become visible, such as the next page of a list.
///
/// Mirrors `UITableViewDataSourcePrefetching`. Rows are never taken back, so `cancelPrefetchingForRowsAt` is not
/// called.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called with the rows after the visible ones, as many as are visible. Each row is passed once until the table is
  /// reloaded.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Never called.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Passes the rows after the visible ones to the prefetching data source.
@MainActor
final class RowPrefetcher {
  private weak var table: UITableView?
  private var named: Set<IndexPath> = []
  private var isPlanned = false

  init(of table: UITableView) { self.table = table }

  /// Passes all rows again, because their data have changed.
  func restart() {
    named = []
    setNeedsUpdate()
  }

  /// Passes the rows after the next layout.
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
