import GtkBridgeTesting
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct HostingConfigurationTests {
    private final class Screen: UITableViewController {
      var names = ["a", "b"]

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let name = names[indexPath.row]
        cell.contentConfiguration = UIHostingConfiguration { Text("Hello \(name)") }
        return cell
      }
    }

    @Test func cellsShowDeclarativeViews() async throws {
      let screen = Screen(style: .plain)
      let host = try ViewHost(screen)
      await host.nextFrame()
      #expect(host.contents == ["Hello a", "Hello b"])
      screen.names = ["c", "b", "d"]
      screen.tableView.reloadData()
      await host.nextFrame()
      #expect(host.contents == ["Hello c", "Hello b", "Hello d"])
    }
  }
}
