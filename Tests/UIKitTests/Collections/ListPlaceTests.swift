import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// The places of tables and collections among other views, and of the views at the ends of a table.
  @Suite @MainActor struct ListPlaceTests {
    private nonisolated static let lists: [@MainActor @Sendable () -> UIView] = [
      { UITableView() }, { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
    ]

    @Test(arguments: lists.indices) func aListFillsTheRoomThatConstraintsLeave(_ index: Int) async throws {
      let (controller, button, list) = (UIViewController(), UIButton(type: .system), Self.lists[index]())
      button.setTitle("Where", for: .normal)
      let root = try #require(controller.view)
      for view in [button, list] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: root.topAnchor),
        button.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        list.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 10),
        list.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      let host = try ViewHost(controller)
      await host.nextFrame()
      #expect(button.frame.height == button.intrinsicContentSize.height)
      #expect(list.frame.minY == button.frame.height + 10 && list.frame.maxY == root.bounds.height)
      #expect(list.realizedWidget?.height == Double(list.frame.height))
      #expect(list.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }

    private final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }

    @Test func theEndsOfATableHaveTheHeightsOfTheirFrames() async throws {
      let rows = Rows()
      let (header, footer) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60)), UILabel())
      let title = UILabel(frame: CGRect(x: 0, y: 10, width: 300, height: 40))
      title.text = "Title"
      header.addSubview(title)
      footer.frame.size.height = 30
      (rows.tableView.tableHeaderView, rows.tableView.tableFooterView) = (header, footer)
      let host = try ViewHost(rows)
      await host.nextFrame()
      #expect(header.realizedWidget?.height == 60 && footer.realizedWidget?.height == 30)
      #expect(title.realizedWidget?.isMapped == true && title.realizedWidget?.height == 40)
      header.frame.size.height = 90
      rows.tableView.tableHeaderView = header
      await host.nextFrame()
      #expect(header.realizedWidget?.height == 90)
    }
  }
}
