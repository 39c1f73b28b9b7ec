import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  /// Presses of rows that become movements, and the names of the actions that they reveal.
  @Suite @MainActor struct RowDragTests {
    private func show(_ screen: SwipedRowsScreen) async throws -> ViewHost {
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      #expect(await Devices.waitForFocus())
      await host.nextFrame()
      await host.nextFrame()
      return host
    }

    @Test(arguments: [(-20.0, 0.0), (0.0, 13.0)]) func aMovementChoosesNothing(_ step: (Double, Double)) async throws {
      let screen = SwipedRowsScreen()
      let host = try await show(screen)
      let (first, second) = (try #require(screen.cell(0)), try #require(screen.cell(1)))
      try Pointer.drag(first, by: [step, (0, 1)])
      await host.nextFrame()
      try Pointer.click(second)
      #expect(await MainLoop.wait { !screen.chosen.isEmpty })
      #expect(screen.chosen == [1])
      host.close()
    }

    @Test func aMovementToTheSideRevealsTheActions() async throws {
      let screen = SwipedRowsScreen()
      screen.hasActions = true
      let host = try await show(screen)
      try Pointer.drag(try #require(screen.cell(0)), by: [(-20, 0), (-30, 0), (-20, 0)])
      #expect(await MainLoop.wait { host.texts.contains("Archive") })
      await host.nextFrame()
      #expect(screen.chosen.isEmpty)
      try host.tap("Archive")
      #expect(screen.done == ["archive"])
      host.close()
    }

    @Test func actionsWithoutTitlesHaveNames() async throws {
      let screen = SwipedRowsScreen()
      screen.hasActions = true
      let host = try await show(screen)
      try Pointer.click(try #require(screen.cell(0)), button: 3)
      #expect(await MainLoop.wait { host.texts.contains("Archive") })
      #expect(host.texts.contains("Trash") && host.texts.contains("Flag"), "\(host.texts)")
      #expect(!host.texts.contains("flag"))
      host.close()
    }
  }
}

private final class SwipedRowsScreen: UITableViewController {
  var hasActions = false
  var chosen: [Int] = []
  var done: [String] = []

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { nil }

  func cell(_ row: Int) -> UITableViewCell? { tableView.cellForRow(at: IndexPath(row: row, section: 0)) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }

  override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    guard hasActions else { return nil }
    let archive = UIContextualAction(style: .normal, title: "Archive") { [weak self] _, _, done in
      self?.done.append("archive")
      done(true)
    }
    let trash = UIContextualAction(style: .normal, title: "") { _, _, done in done(true) }
    trash.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(style: .destructive, title: nil) { _, _, done in done(true) }
    flag.image = UIImage(systemName: "flag.fill")
    return UISwipeActionsConfiguration(actions: [archive, trash, flag])
  }
}
