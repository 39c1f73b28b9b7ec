/// The reusable views that are not on screen, and the classes of new ones, by identifier.
@MainActor
final class ReusePool {
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]

  /// The identifier of the titles that a table creates itself.
  static let title = "GtkBridge title"

  func put(_ view: UIView) {
    switch view {
    case let cell as UITableViewCell: if let name = cell.reuseIdentifier { cells[name, default: []].append(cell) }
    case let header as UITableViewHeaderFooterView:
      if let name = header.reuseIdentifier { headers[name, default: []].append(header) }
    default: break
    }
  }

  /// Returns the cell that left its row last, and is most likely still in the slot of the next row.
  func takeCell(_ name: String) -> UITableViewCell? {
    if let cell = cells[name]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[name]?.init(_registered: name)
  }

  func takeHeader(_ name: String) -> UITableViewHeaderFooterView? {
    if let header = headers[name]?.popLast() {
      header.prepareForReuse()
      return header
    }
    return headerClasses[name]?.init(_registered: name)
  }

  func takeTitle() -> UITableViewHeaderFooterView? { headers[Self.title]?.popLast() }
}
