import UIKit

/// A table of rows of 16 bytes each, whose changes the program names.
final class TableScreen: UITableViewController {
  /// A value that belongs to no actor, as the rows of the other programs. In code of the main actor, the actor would be
  /// looked up for each of a million rows that are made.
  private nonisolated struct Row {
    var id: Int
    var revision = 0

    static func rows(_ count: Int) -> [Row] { (0..<count).map { Row(id: $0) } }
  }

  private var rows: [Row]
  private var nextID: Int

  init(count: Int) {
    rows = Row.rows(count)
    nextID = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = rows[indexPath.row]
    cell.textLabel?.text = "Row \(row.id), revision \(row.revision)"
    return cell
  }

  // MARK: Measurements

  func changeOne() {
    rows[3].revision += 1
    tableView.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
  }

  func append() {
    rows.append(Row(id: nextID))
    nextID += 1
    tableView.insertRows(at: [IndexPath(row: rows.count - 1, section: 0)], with: .none)
  }

  func moveFirstToLast() {
    rows.append(rows.removeFirst())
    tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: rows.count - 1, section: 0))
  }

  func deleteFromMiddle() {
    let middle = rows.count / 2
    rows.remove(at: middle)
    tableView.deleteRows(at: [IndexPath(row: middle, section: 0)], with: .none)
  }
}
