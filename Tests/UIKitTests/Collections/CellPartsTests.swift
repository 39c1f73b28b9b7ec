import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  /// The texts and the image of a cell, which come and go while it is shown.
  @Suite @MainActor struct CellPartsTests {
    private final class Styles: UITableViewController {
      static let all: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.all.count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: Self.all[indexPath.row], reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
      }

      var cells: [UITableViewCell] {
        Self.all.indices.compactMap { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
      }
    }

    private func show() async throws -> (ViewHost, [UITableViewCell]) {
      let styles = Styles(style: .plain)
      let host = try ViewHost(styles, size: CGSize(width: 400, height: 400))
      await host.nextFrame()
      try #require(styles.cells.count == Styles.all.count)
      return (host, styles.cells)
    }

    @Test func aTextAloneIsAtTheStart() async throws {
      let (host, cells) = try await show()
      for cell in cells {
        let (label, row) = (try #require(cell.textLabel?.realizedWidget), try #require(cell.realizedWidget))
        let place = try #require(label.place(in: row))
        #expect(place.minX < 20, "\(cell.style): \(place)")
      }
      host.close()
    }

    @Test func partsThatComeLaterAreShown() async throws {
      let (host, cells) = try await show()
      for cell in cells {
        cell.detailTextLabel?.text = "Detail"
        cell.imageView?.image = UIImage(systemName: "star")
      }
      func widgets(_ cell: UITableViewCell) -> [Gtk.Widget] {
        let detail = cell.style == .default ? nil : cell.detailTextLabel?.realizedWidget
        return [detail, cell.imageView?.realizedWidget].compactMap { $0 }
      }
      #expect(await MainLoop.wait { cells.flatMap(widgets).allSatisfy { $0.isMapped && $0.width > 0 } })
      for cell in cells {
        cell.detailTextLabel?.text = nil
        cell.imageView?.image = nil
      }
      #expect(await MainLoop.wait { cells.flatMap(widgets).allSatisfy { !$0.isMapped } })
      for cell in cells { cell.textLabel?.text = nil }
      for cell in cells { cell.textLabel?.text = "Again" }
      #expect(await MainLoop.wait { cells.allSatisfy { $0.textLabel?.realizedWidget?.isMapped == true } })
      host.close()
    }

    private class LinesCell: UITableViewCell {
      override func prepareForReuse() {
        super.prepareForReuse()
        textLabel?.text = nil
      }
    }

    private final class SubtitleCell: LinesCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }

      required init?(coder: NSCoder) { nil }
    }

    private final class Lines: UITableViewController {
      var cellClass = LinesCell.self

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(cellClass, forCellReuseIdentifier: "row")
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let isLong = indexPath.row % 6 == 3
        cell.textLabel?.numberOfLines = isLong ? 0 : 1
        if isLong {
          cell.textLabel?.text = String(repeating: "many words ", count: 12)
        } else if indexPath.row % 5 != 4 {
          cell.textLabel?.text = "Row \(indexPath.row)"
        }
        return cell
      }
    }

    /// Cells whose former row had no text.
    @Test(arguments: [false, true])
    func rowsOfSeveralLinesAreHighEnoughAfterReuse(_ areSubtitles: Bool) async throws {
      let lines = Lines(style: .plain)
      if areSubtitles { lines.cellClass = SubtitleCell.self }
      let host = try ViewHost(lines, size: CGSize(width: 400, height: 600))
      await host.nextFrame()
      var low: Set<Int> = []
      for step in 0..<72 {
        try Pointer.send(["mousemove", "200", "300", "click", step < 36 ? "5" : "4"])
        await host.nextFrame()
        await host.nextFrame()
        for path in lines.tableView.indexPathsForVisibleRows ?? [] where path.row % 6 == 3 {
          if try #require(lines.tableView.cellForRow(at: path)).frame.height < 50 { low.insert(path.row) }
        }
      }
      #expect(low.isEmpty)
      host.close()
    }
  }
}
