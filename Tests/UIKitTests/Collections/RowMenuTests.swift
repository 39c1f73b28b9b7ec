import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit
import WidgetTesting

extension UIKitTests {
  @Suite @MainActor struct RowMenuTests {
    private final class Letters: UITableViewController {
      var letters = ["Alpha", "Beta"]
      var log: [String] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        cell.textLabel?.text = letters[indexPath.row]
        return cell
      }

      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        log.append("asked for \(indexPath.row)")
        guard indexPath.row == 1 else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.log.append("copy") }])
        })
      }

      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        guard indexPath.row == 1 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Archive") { [weak self] _, _, done in
            self?.log.append("archive")
            done(true)
          }
        ])
      }
    }

    @Test func secondaryButtonOpensTheMenuOfARowWithItsSwipeActions() async throws {
      let screen = Letters(style: .plain)
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrame()
      let first = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      try Pointer.click(first, button: 3)
      _ = await MainLoop.wait { screen.log == ["asked for 0"] }
      #expect(!host.texts.contains("Copy"), "a row without a menu has none")
      let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      try Pointer.click(cell, button: 3)
      _ = await MainLoop.wait { host.texts.contains("Copy") }
      #expect(host.texts.contains("Archive"))
      try host.tap("Copy")
      _ = await MainLoop.wait { screen.log.last == "copy" }
      #expect(screen.log == ["asked for 0", "asked for 1", "copy"])
      host.close()
    }
  }
}
