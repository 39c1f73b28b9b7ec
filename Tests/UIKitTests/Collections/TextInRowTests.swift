import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  /// Texts that the user edits in the rows of tables and lists.
  @Suite @MainActor struct TextInRowTests {
    @Test(arguments: [true, false]) func aClickIntoATextOfARowBeginsItsEditing(_ isTable: Bool) async throws {
      let (table, list) = (TextRows(), TextItems())
      let screen: UIViewController = isTable ? table : list
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      #expect(await Devices.waitForFocus())
      await host.nextFrame()
      await host.nextFrame()
      let text = isTable ? table.text : list.text
      try Pointer.click(text)
      #expect(await MainLoop.wait { text.isFirstResponder })
      await host.nextFrame()
      await host.nextFrame()
      try Pointer.press("x")
      #expect(await MainLoop.wait { text.text.contains("x") })
      #expect(table.chosen.isEmpty && list.chosen.isEmpty, "the text has the press alone")
      // A press beside the text gives the focus to the row and selects it.
      try Pointer.click(text, right: 150)
      #expect(await MainLoop.wait { (isTable ? table.chosen : list.chosen) == [0] })
      #expect(!text.isFirstResponder)
      host.close()
    }

    private final class Sliders: UITableViewController {
      var sliders: [UISlider] = []

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let slider = UISlider(frame: CGRect(x: 100, y: 5, width: 200, height: 34))
        slider.value = 0.5
        cell.contentView.addSubview(slider)
        sliders.append(slider)
        return cell
      }
    }

    /// Up and Down move on from a slider, which keeps Left and Right.
    @Test func keysPassOverTheSlidersOfRows() async throws {
      let table = Sliders()
      let host = try ViewHost(table, size: CGSize(width: 400, height: 400))
      defer { host.close() }
      #expect(await Devices.waitForFocus())
      for _ in 0..<2 { await host.nextFrame() }
      let list = table.tableView.board.list
      func row() -> Int? {
        guard let row = list.focus?.row else { return nil }
        return table.sliders.firstIndex { $0.realizedWidget?.isDescendant(of: row) == true }
      }
      let slider = try #require(table.sliders[0].realizedWidget)
      let scale = try #require(([slider] + slider.all).first { $0.typeName == "GtkScale" })
      try #require(scale.grabFocus())
      #expect(await MainLoop.wait { row() == 0 })
      for expected in [1, 2, 3] {
        try Pointer.press("Down")
        #expect(await MainLoop.wait { row() == expected })
      }
      try Pointer.press("Up")
      #expect(await MainLoop.wait { row() == 2 })
      #expect(table.sliders.allSatisfy { $0.value == 0.5 })
    }

    /// The row of the text in which the user types is removed: the row in its place gets the focus, but its text does
    /// not.
    @Test(arguments: [0, 1, 3]) func keysComeIntoNoOtherRow(_ removed: Int) async throws {
      let table = FieldRows()
      let host = try ViewHost(table, size: CGSize(width: 400, height: 400))
      defer { host.close() }
      #expect(await Devices.waitForFocus())
      for _ in 0..<2 { await host.nextFrame() }
      let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: removed, section: 0)) as? FieldRows.Cell)
      try Pointer.click(cell.field)
      #expect(await MainLoop.wait { cell.field.isFirstResponder })
      let left = table.names.filter { $0 != table.names[removed] }
      table.names.remove(at: removed)
      table.tableView.deleteRows(at: [IndexPath(row: removed, section: 0)], with: .automatic)
      for _ in 0..<3 { await host.nextFrame() }
      try Pointer.press("q", "w")
      for _ in 0..<5 { await host.nextFrame() }
      #expect(table.names == left)
      try Pointer.press("Tab")
      #expect(await MainLoop.wait { table.fields.contains(where: \.isFirstResponder) }, "Tab goes on at the row")
      #expect(table.fields.firstIndex(where: \.isFirstResponder) == min(removed, left.count - 1))
    }
  }
}

private final class FieldRows: UITableViewController {
  final class Cell: UITableViewCell {
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      field.frame = CGRect(x: 80, y: 5, width: 200, height: 34)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
  }

  var names = (0..<4).map { "field \($0)" }
  var fields: [UITextField] { tableView.visibleCells.compactMap { ($0 as? Cell)?.field } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "field")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    guard let field = (cell as? Cell)?.field else { return cell }
    field.text = names[indexPath.row]
    field.addAction(
      UIAction { [weak self, weak cell, weak field] _ in
        guard let self, let cell, let path = self.tableView.indexPath(for: cell) else { return }
        names[path.row] = field?.text ?? ""
      }, for: .editingChanged)
    return cell
  }
}

@MainActor
private func add(_ text: UITextView, to content: UIView) {
  text.translatesAutoresizingMaskIntoConstraints = false
  content.addSubview(text)
  NSLayoutConstraint.activate([
    text.topAnchor.constraint(equalTo: content.topAnchor), text.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 80),
    text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -80),
    text.heightAnchor.constraint(equalToConstant: 60),
  ])
}

private final class TextRows: UITableViewController {
  let text = UITextView()
  var chosen: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    add(text, to: cell.contentView)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
}

private final class TextItems: UICollectionViewController {
  let text = UITextView()
  var chosen: [Int] = []

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    add(text, to: cell.contentView)
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath.item)
  }
}
