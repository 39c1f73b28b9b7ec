import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  @Suite @MainActor struct TableViewTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func sectionsHaveTitlesAndRows() async throws {
      let table = TableExample([["a", "b"], ["c"]], style: .insetGrouped)
      table.titles = ["One", nil]
      let host = try ViewHost(table)
      await host.nextFrame()
      #expect(table.shown == ["One", "a", "b", "c"])
      #expect(table.tableView.numberOfSections == 2)
      #expect(table.tableView.numberOfRows(inSection: 0) == 2)
      #expect(table.tableView.cellForRow(at: path(0, 1))?.textLabel?.text == "c")
      #expect(table.tableView.indexPathsForVisibleRows == [path(0), path(1), path(0, 1)])
    }

    /// A list learns the heights of rows during scrolling, and moves by itself.
    @Test func animatedOffsetsAndRowsAreReached() async throws {
      let table = TableExample([(0..<400).map { "row \($0)" + String(repeating: "\nline", count: $0 % 4) }])
      let host = try ViewHost(table, size: CGSize(width: 300, height: 300))
      defer { host.close() }
      for _ in 0..<3 { await host.nextFrame() }
      let view: UITableView = table.tableView
      func arrive(_ move: () -> Void) async {
        let count = table.log.count
        move()
        #expect(await MainLoop.wait { table.log.count == count + 1 && table.log.last == "came to rest" })
      }
      for y in [1_000.0, 0, 5_000, 800] {
        await arrive { view.setContentOffset(CGPoint(x: 0, y: y), animated: true) }
        #expect(abs(view.contentOffset.y - y) < 1)
      }
      await arrive { view.scrollToRow(at: path(300), at: .top, animated: true) }
      #expect(await MainLoop.wait { view.indexPathsForVisibleRows?.first == path(300) })
      view.scrollToRow(at: path(0), at: .top, animated: false)
      #expect(await MainLoop.wait { view.contentOffset.y == 0 })
      #expect(table.log.count == 5)
    }

    @Test func aMillionRowsHaveFewCells() async throws {
      let table = MillionRows(style: .plain)
      let host = try ViewHost(table)
      await host.nextFrame()
      #expect(table.cellsMade < 300, "only the rows near the visible part have cells")
      let before = table.cellsMade
      table.tableView.scrollToRow(at: path(900_000), at: .top, animated: false)
      await host.nextFrame()
      await host.nextFrame()
      #expect(host.texts.contains("Row 900000"))
      #expect(table.tableView.indexPathsForVisibleRows?.first == path(900_000))
      #expect(table.cellsMade < before + 300)
      #expect(table.reuses > 50, "cells are used again")
    }

    @Test func viewsOfACellItselfAreShownInItsPlace() async throws {
      final class OldCell: UITableViewCell {
        let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          label.text = "old"
          label.translatesAutoresizingMaskIntoConstraints = false
          addSubview(label)
          NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
            bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 30),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      let table = TableExample([["a"]])
      table.tableView.register(OldCell.self, forCellReuseIdentifier: "row")
      let host = try ViewHost(table)
      await host.nextFrame()
      let cell = try #require(table.tableView.cellForRow(at: path(0)) as? OldCell)
      #expect(cell.label.superview === cell.contentView)
      #expect(cell.label.frame.origin == CGPoint(x: 8, y: 30))
      #expect(cell.realize().height > 70, "the constraints determine the height")
    }

    @Test func cellsDescribeThemselvesBeforeTheyAreShown() async throws {
      final class ModelCell: UITableViewCell {
        var model = ""
        override func updateConfiguration(using state: UICellConfigurationState) {
          var content = defaultContentConfiguration()
          content.text = model
          contentConfiguration = content
        }
      }
      final class Models: UITableViewController {
        override func viewDidLoad() { tableView.register(ModelCell.self, forCellReuseIdentifier: "model") }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "model", for: path)
          (cell as? ModelCell)?.model = "model \(path.row)"
          return cell
        }
      }
      let host = try ViewHost(Models(style: .plain))
      try await host.wait(for: "model 1")
      #expect(host.texts.contains("model 0"))
    }

    @Test func rowsThatComeSoonAreNamedOnce() async throws {
      final class Preparer: UITableViewDataSourcePrefetching {
        var rows: [Int] = []
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
          rows += indexPaths.map(\.row)
        }
      }
      let (table, preparer) = (TableExample([(0..<1000).map { "row \($0)" }]), Preparer())
      table.tableView.prefetchDataSource = preparer
      let host = try ViewHost(table)
      for _ in 0..<3 { await host.nextFrame() }
      let visible = try #require(table.tableView.indexPathsForVisibleRows)
      #expect(preparer.rows == Array(visible.count..<2 * visible.count), "as many rows as are visible")
      table.tableView.scrollToRow(at: path(2), at: .top, animated: false)
      for _ in 0..<3 { await host.nextFrame() }
      #expect(preparer.rows == Array(visible.count..<(2 * visible.count + 2)), "each row once")
      table.tableView.reloadData()
      for _ in 0..<3 { await host.nextFrame() }
      #expect(preparer.rows.count > 2 * visible.count, "other data are named again")
    }

    @Test func rowsAreChosenByPresses() async throws {
      let table = TableExample([["a", "b", "c"]])
      let host = try ViewHost(table)
      await host.nextFrame()
      try host.tap("b")
      try host.tap("c")
      try host.tap("c")
      #expect(table.log == ["select 0,1", "deselect 0,1", "select 0,2", "select 0,2"])
      #expect(table.tableView.indexPathForSelectedRow == path(2))
      #expect(table.tableView.cellForRow(at: path(2))?.isSelected == true)
      #expect(table.tableView.cellForRow(at: path(1))?.isSelected == false)
      #expect(host.elements.filter(\.isSelected).map(\.name) == ["c"], "assistive technology knows the selected row")
      table.tableView.deselectRow(at: path(2), animated: true)
      #expect(host.elements.filter(\.isSelected).isEmpty)
      table.tableView.allowsSelection = false
      try host.tap("a")
      #expect(table.tableView.indexPathForSelectedRow == nil)
    }

    @Test func severalRowsAreChosen() async throws {
      let table = TableExample([["a", "b", "c"]])
      table.tableView.allowsMultipleSelection = true
      let host = try ViewHost(table)
      await host.nextFrame()
      for row in ["a", "c", "a"] { try host.tap(row) }
      #expect(table.log == ["select 0,0", "select 0,2", "deselect 0,0"])
      #expect(table.tableView.indexPathsForSelectedRows == [path(2)])
    }

    @Test func insertedRowsLeaveOtherCellsAlone() async throws {
      let table = TableExample([["a", "b", "c"]])
      let host = try ViewHost(table)
      await host.nextFrame()
      let cell = table.tableView.cellForRow(at: path(1))
      table.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
      let asked = table.cellsAsked
      table.sections[0].insert("x", at: 1)
      table.tableView.insertRows(at: [path(1)], with: .automatic)
      await host.nextFrame()
      #expect(table.shown == ["a", "x", "b", "c"])
      #expect(table.cellsAsked == asked + 1, "only the new row needs a cell")
      #expect(table.tableView.cellForRow(at: path(2)) === cell)
      #expect(table.tableView.indexPathForSelectedRow == path(2), "the selection follows its row")
    }

    @Test func rowsThatStayAreNotShownAgain() async throws {
      let table = TableExample([["a", "b", "c"]])
      let host = try ViewHost(table)
      await host.nextFrame()
      let displayed = table.rowsDisplayed
      table.sections[0].append("d")
      table.tableView.insertRows(at: [path(3)], with: .none)
      table.sections[0].remove(at: 1)
      table.tableView.deleteRows(at: [path(1)], with: .none)
      await host.nextFrame()
      #expect(table.shown == ["a", "c", "d"])
      #expect(table.rowsDisplayed == displayed + 1, "only the new row comes on screen")
      let last = try #require(table.tableView.cellForRow(at: path(2)))
      #expect(table.tableView.indexPath(for: last) == path(2))
      // Updates without a change request the heights.
      table.height = 80
      table.tableView.beginUpdates()
      table.tableView.endUpdates()
      await host.nextFrame()
      #expect(last.realizedWidget.map { $0.contentSize.height >= 80 } == true)
      #expect(table.rowsDisplayed == displayed + 1)
    }

    @Test func rowsBeforeAChangeKnowTheirPlaces() async throws {
      let table = TableExample([[], ["a", "b", "c"]], style: .insetGrouped)
      let host = try ViewHost(table)
      await host.nextFrame()
      let cells = table.tableView.visibleCells
      #expect(cells.count == 3)
      // The last row of a card has round corners.
      #expect(cells.map(table.isLastOfCard) == [false, false, true])
      table.sections[1].append("d")
      table.tableView.insertRows(at: [IndexPath(row: 3, section: 1)], with: .none)
      await host.nextFrame()
      #expect(cells.map(table.isLastOfCard) == [false, false, false])
      table.sections[1].removeLast(2)
      table.tableView.deleteRows(at: [IndexPath(row: 2, section: 1), IndexPath(row: 3, section: 1)], with: .none)
      await host.nextFrame()
      #expect(cells.prefix(2).map(table.isLastOfCard) == [false, true])
      // No row has another position, but all have other index paths.
      table.sections.remove(at: 0)
      table.tableView.deleteSections(IndexSet(integer: 0), with: .none)
      await host.nextFrame()
      #expect(cells.prefix(2).map { table.tableView.indexPath(for: $0) } == [path(0), path(1)])
      #expect(table.tableView.visibleCells.elementsEqual(cells.prefix(2)) { $0 === $1 })
    }

    @Test func partsOfACellComeWithTheirContent() async throws {
      let table = TableExample([["a"]])
      let host = try ViewHost(table)
      await host.nextFrame()
      let cell = try #require(table.tableView.cellForRow(at: path(0)))
      let plain = cell.realizedWidget?.contentSize
      cell.imageView?.image = UIImage(systemName: "star.fill")
      cell.selectedBackgroundView = UILabel()
      (cell.selectedBackgroundView as? UILabel)?.text = "behind"
      cell.setSelected(true, animated: false)
      cell.accessoryType = .checkmark
      cell.parts.prepare()
      await host.nextFrame()
      #expect(table.shown == ["behind", "a"], "the background is behind the content, which is before the mark")
      #expect(cell.imageView?.realizedWidget.map { $0.contentSize.width > 0 } == true)
      cell.imageView?.image = nil
      cell.setSelected(false, animated: false)
      cell.accessoryType = .none
      cell.parts.prepare()
      await host.nextFrame()
      #expect(table.shown == ["a"])
      #expect(cell.realizedWidget?.contentSize == plain)
    }

    @Test func batchUpdatesAreShownAtOnce() async throws {
      let table = TableExample([["a", "b", "c"], ["d"]])
      let host = try ViewHost(table)
      await host.nextFrame()
      table.sections = [["n", "c", "d"], ["e"], []]
      var isDone = false
      table.tableView.performBatchUpdates {
        table.tableView.deleteRows(at: [path(0), path(1)], with: .fade)
        table.tableView.insertRows(at: [path(0), path(0, 1)], with: .fade)
        table.tableView.moveRow(at: path(0, 1), to: path(2))
        table.tableView.insertSections([2], with: .none)
      } completion: {
        isDone = $0
      }
      await host.nextFrame()
      #expect(table.shown == ["n", "c", "d", "e"])
      #expect(isDone)
      table.sections = [["e"]]
      table.tableView.beginUpdates()
      table.tableView.deleteSections([0, 2], with: .fade)
      table.tableView.endUpdates()
      await host.nextFrame()
      #expect(table.shown == ["e"])
    }

    @Test func contradictoryUpdatesShowTheData() async throws {
      let table = TableExample([["a", "b", "c"]])
      let host = try ViewHost(table)
      await host.nextFrame()
      table.sections = [["x", "y"]]
      table.tableView.insertRows(at: [path(0)], with: .automatic)
      await host.nextFrame()
      #expect(table.shown == ["x", "y"])
    }

    @Test func rowsAreReloaded() async throws {
      let table = TableExample([["a", "b", "c"]])
      let host = try ViewHost(table)
      await host.nextFrame()
      table.sections = [["1", "2", "3"]]
      table.tableView.reloadRows(at: [path(1)], with: .none)
      await host.nextFrame()
      #expect(table.shown == ["a", "2", "c"])
      table.tableView.reloadData()
      await host.nextFrame()
      #expect(table.shown == ["1", "2", "3"])
    }

    @Test func rowsThatCanBeSelectedAmongOthersHaveCircles() async throws {
      let table = TableExample([["a", "b"]])
      let host = try ViewHost(table)
      let list = try #require(table.tableView.realizedWidget)
      func circles() -> Int { list.all.count { $0.isMapped && $0.hasStyleClass("row-edit-circle") } }
      table.tableView.allowsMultipleSelectionDuringEditing = true
      table.tableView.setEditing(true, animated: false)
      #expect(await MainLoop.wait { circles() == 2 })
      table.tableView.setEditing(false, animated: false)
      #expect(await MainLoop.wait { circles() == 0 })
      host.close()
    }

    @Test func editModeDeletesAndMoves() async throws {
      let table = TableExample([["a", "b", "c"]])
      table.isEditable = true
      let host = try ViewHost(table)
      await host.nextFrame()
      table.tableView.setEditing(true, animated: true)
      await host.nextFrame()
      #expect(table.tableView.cellForRow(at: path(0))?.editingStyle == .delete)
      try host.tap("Delete…")
      try host.tap("Delete")
      await host.nextFrame()
      #expect(table.sections == [["b", "c"]])
      #expect(table.tableView.editor.move(path(0), by: 1))
      await host.nextFrame()
      #expect(table.sections == [["c", "b"]])
      #expect(table.shown.filter { $0 != "Delete" } == ["c", "b"])
    }

    @Test func swipesRevealActions() async throws {
      let table = TableExample([["a", "b"]])
      table.isEditable = true
      let host = try ViewHost(table)
      await host.nextFrame()
      #expect(table.tableView.editor.swipe.move(by: -30, at: 10))
      await host.nextFrame()
      try host.tap("Delete")
      await host.nextFrame()
      #expect(table.sections == [["b"]])
      table.isEditable = false
      #expect(!table.tableView.editor.swipe.move(by: -30, at: 10))
    }

    /// A real press: a drag of the row would take it.
    @Test func rowsThatCanMoveAreSwipedOutsideOfEditMode() async throws {
      let table = TableExample([["a", "b"]])
      table.isEditable = true
      let host = try ViewHost(table, size: CGSize(width: 400, height: 300))
      #expect(await Devices.waitForFocus())
      await host.nextFrame()
      let row = try #require(table.tableView.cellForRow(at: path(0)))
      try Pointer.drag(row, by: Array(repeating: (-12, 0), count: 8))
      #expect(await MainLoop.wait { (try? host.tap("Delete")) != nil })
      #expect(await MainLoop.wait { table.sections == [["b"]] })
      host.close()
    }

    @Test func reloadsEndSelectionsAndPresses() async throws {
      let table = TableExample([["a", "b", "c"]], style: .insetGrouped)
      let host = try ViewHost(table, size: CGSize(width: 400, height: 300))
      #expect(await Devices.waitForFocus())
      await host.nextFrame()
      let rows = { (0..<3).map { table.tableView.board.slot(of: .row(IndexPath(row: $0, section: 0)))?.rowWidget } }
      table.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
      #expect(await MainLoop.wait { rows()[1]?.isSelected == true })
      table.tableView.reloadData()
      #expect(await MainLoop.wait { rows().allSatisfy { $0?.isSelected == false } })
      try Pointer.drag(try #require(table.tableView.cellForRow(at: path(0))), by: [], releases: false)
      #expect(await MainLoop.wait { rows()[0]?.isPressed == true })
      table.tableView.reloadData()
      await host.nextFrame()
      try Pointer.release()
      #expect(await MainLoop.wait { rows().allSatisfy { $0?.isPressed == false } })
      host.close()
    }

    @Test func tablesLeaveNothing() async throws {
      weak var table: TableExample?
      weak var cell: UITableViewCell?
      do {
        let example = TableExample([["a", "b"]])
        table = example
        let host = try ViewHost(example)
        await host.nextFrame()
        cell = example.tableView.cellForRow(at: path(0))
        try host.tap("a")
        example.tableView.setEditing(true, animated: false)
        host.close()
      }
      await MainLoop.wait { table == nil && cell == nil }
      #expect(table == nil)
      #expect(cell == nil)
    }
  }
}

/// A table of a million rows, which exist nowhere.
private final class MillionRows: UITableViewController {
  var cellsMade = 0
  var reuses = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let old = tableView.dequeueReusableCell(withIdentifier: "row")
    if old == nil { cellsMade += 1 } else { reuses += 1 }
    let cell = old ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
