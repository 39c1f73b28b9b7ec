import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// The placeholder of a screen for missing content.
  @Suite @MainActor struct ContentUnavailableTests {
    private func empty(_ log: Log) -> UIContentUnavailableConfiguration {
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "받은 편지가 없습니다"
      empty.secondaryText = "New letters appear here as soon as somebody writes to you."
      empty.image = UIImage(systemName: "tray")
      empty.button.title = "다시 시도"
      empty.buttonProperties.primaryAction = UIAction { _ in log.add("retry") }
      empty.secondaryButton.title = "Learn More"
      return empty
    }

    @Test(arguments: [360.0, 1280]) func pageIsShownAndRemoved(width: Double) async throws {
      let (log, screen) = (Log(), UIViewController())
      let host = try ViewHost(
        UINavigationController(rootViewController: screen), size: CGSize(width: width, height: 640))
      screen.contentUnavailableConfiguration = empty(log)
      await host.nextFrame()
      try await Picture.take("unavailable-\(Int(width))", host)
      #expect(host.texts.contains("받은 편지가 없습니다") && host.texts.contains("Learn More"))
      try host.tap("다시 시도")
      #expect(log.lines == ["retry"])
      var changed = empty(log)
      changed.text = "Later"
      screen.contentUnavailableConfiguration = changed
      await host.nextFrame()
      #expect(host.texts.contains("Later") && screen.view.subviews.count == 1)
      screen.contentUnavailableConfiguration = nil
      await host.nextFrame()
      #expect(!host.texts.contains("Later") && screen.view.subviews.isEmpty)
      host.close()
    }

    private final class Table: UITableViewController {
      var updates = 0
      var isEmpty = true

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { isEmpty ? 0 : 1 }

      override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        super.updateContentUnavailableConfiguration(using: state)
        updates += 1
        contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
      }
    }

    @Test func tableUpdatesItsPage() async throws {
      let table = Table()
      let search = UISearchController(searchResultsController: nil)
      table.navigationItem.searchController = search
      search.searchBar.text = "penguin"
      let host = try ViewHost(
        UINavigationController(rootViewController: table), size: CGSize(width: 360, height: 480))
      await host.nextFrame()
      #expect(table.updates == 1)
      #expect(host.texts.contains { $0.contains("penguin") }, "the page names what was searched for: \(host.texts)")
      try await Picture.take("unavailable-search", host)
      table.isEmpty = false
      table.setNeedsUpdateContentUnavailableConfiguration()
      table.setNeedsUpdateContentUnavailableConfiguration()
      #expect(await MainLoop.wait { table.updates == 2 })
      await host.nextFrame()
      #expect(!host.texts.contains { $0.contains("penguin") })
      host.close()
    }

    @Test func loadingTurns() async throws {
      let screen = UIViewController()
      let host = try ViewHost(screen)
      screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      await host.nextFrame()
      #expect(screen.view.realizedWidget?.all.contains { $0.typeName == "GtkSpinner" } == true)
      host.close()
    }
  }
}
