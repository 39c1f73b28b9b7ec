import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  @Suite @MainActor struct SectionIndexTests {
    @Test func titlesLeadToSections() async throws {
      let screen = Names()
      let host = try ViewHost(screen, size: CGSize(width: 360, height: 300))
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrame()
      try await Picture.take("section-index", host)
      #expect(screen.tableView.indexPathsForVisibleRows?.first?.section == 0)
      let last = try #require(screen.tableView.frameLayers.all.last { $0.labelText == "Z" })
      try Pointer.click(last)
      _ = await MainLoop.wait {
        screen.tableView.indexPathsForVisibleRows?.last?.section == 25
      }
      #expect(screen.tableView.indexPathsForVisibleRows?.last?.section == 25)
      #expect(screen.tableView.indexPathForSelectedRow == nil, "the row below is not pressed")
      host.close()
    }

    @Test func titlesAreThereForLongTablesAlone() async throws {
      let screen = Names()
      screen.tableView.sectionIndexMinimumDisplayRowCount = 1_000
      let host = try ViewHost(screen, size: CGSize(width: 360, height: 300))
      await host.nextFrame()
      #expect(!host.texts.contains("Z"))
      screen.tableView.sectionIndexMinimumDisplayRowCount = 0
      await host.nextFrame()
      #expect(screen.tableView.frameLayers.all.contains { $0.labelText == "Z" && $0.isMapped })
      host.close()
    }
  }
}

private final class Names: UITableViewController {
  let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { letters.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Names in \(letters[section])"
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(letters[indexPath.section])-name \(indexPath.row)"
    return cell
  }
}
