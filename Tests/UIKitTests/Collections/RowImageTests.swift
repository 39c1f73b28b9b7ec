import GtkBridgeTesting
import Testing

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  @Suite @MainActor struct RowImageTests {
    final class HighRows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "High"
        cell.imageView?.image = UIImage(systemName: "star")
        return cell
      }
    }

    @Test func aSymbolKeepsItsSizeInAHighRow() async throws {
      let rows = HighRows(style: .plain)
      rows.tableView.rowHeight = 120
      let host = try ViewHost(rows, size: CGSize(width: 300, height: 200))
      await host.nextFrame()
      let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      let image = try #require(cell.imageView?.realizedWidget)
      #expect(image.contentSize == CGSize(width: 16, height: 16), "\(image.contentSize)")
    }
  }
}
