import GtkBridgeTesting
import GtkObjects

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

/// A controller of a table in the form of an iOS application, with a log of its calls.
final class TableExample: UITableViewController {
  var sections: [[String]]
  var titles: [String?] = []
  var log: [String] = []
  var cellsMade = 0
  var cellsAsked = 0
  var rowsDisplayed = 0
  var height = UITableView.automaticDimension
  var isEditable = false

  init(_ sections: [[String]], style: UITableView.Style = .plain) {
    self.sections = sections
    super.init(style: style)
    CountedCell.onInit = { [weak self] in self?.cellsMade += 1 }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CountedCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellsAsked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { rowsDisplayed += 1 }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("came to rest") }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.section),\(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.section),\(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isEditable }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    let row = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(row, at: destination.row)
  }

  /// Returns whether the row of a cell has the style of the last row of its section.
  func isLastOfCard(_ cell: UITableViewCell) -> Bool {
    tableView.board.slot(of: cell)?.rowWidget?.hasStyleClass("section-last") == true
  }

  /// The texts of the rows on screen, in order.
  var shown: [String] {
    tableView.board.boundSlots.flatMap { $0.rowWidget?.labelTexts.filter { !$0.isEmpty } ?? [] }
  }
}

/// A cell as an iOS application writes it.
final class CountedCell: UITableViewCell {
  static var onInit: () -> Void = {}
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.onInit()
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
