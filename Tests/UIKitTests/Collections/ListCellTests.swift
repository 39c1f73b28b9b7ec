import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  @Suite @MainActor struct ListCellTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// A list whose cells a closure configures.
    private func makeList(
      _ items: [String], _ configuration: UICollectionLayoutListConfiguration = .init(appearance: .plain),
      _ configure: @escaping @MainActor (UICollectionViewListCell, IndexPath, String) -> Void
    ) -> (UICollectionViewController, UICollectionViewDiffableDataSource<Int, String>) {
      let screen = UICollectionViewController(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        configure(cell, path, item)
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: screen.collectionView) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot)
      return (screen, source)
    }

    @Test func accessoriesFollowEditMode() async throws {
      var log: [String] = []
      let (screen, source) = makeList(["a"]) { cell, _, _ in
        let badge = UILabel()
        badge.text = "new"
        cell.accessories = [
          .label(text: "3"), .disclosureIndicator(displayed: .whenNotEditing), .checkmark(),
          .delete { log.append("delete") }, .insert(displayed: .always) { log.append("insert") }, .reorder(),
          .detail { log.append("detail") },
          .customView(configuration: .init(customView: badge, placement: .leading(at: { _ in 0 }))),
        ]
      }
      let host = try ViewHost(screen)
      await host.nextFrame()
      #expect(host.texts.filter { !$0.isEmpty } == ["new", "a", "3"], "the custom view is before the content")
      try await Picture.take("accessories", host)
      #expect(throws: (any Error).self) { try host.tap("Delete") }
      try host.tap("Add")
      try host.tap("Details")
      screen.setEditing(true, animated: false)
      await host.nextFrame()
      #expect(screen.collectionView.isEditing)
      try await Picture.take("accessories-editing", host)
      let cell = try #require(screen.collectionView.cellForItem(at: path(0)))
      #expect(cell.configurationState.isEditing)
      try host.tap("Delete")
      #expect(log == ["insert", "detail", "delete"])
      let texts = host.outline
      screen.setEditing(false, animated: false)
      #expect(host.outline != texts)
      host.close()
      withExtendedLifetime(source) {}
    }

    @Test func swipesRevealTheActionsOfTheProviders() async throws {
      var log: [String] = []
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        guard path.item == 1 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
            log.append("remove \(path.item)")
            done(true)
          }
        ])
      }
      configuration.leadingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        ])
      }
      let (screen, source) = makeList(["a", "b"], configuration) { cell, _, _ in cell.accessories = [.delete()] }
      let host = try ViewHost(screen)
      await host.nextFrame()
      let view = try #require(screen.collectionView)
      let cell = try #require(view.cellForItem(at: path(1)))
      let row = try #require(cell.place.box.frame(inside: view.dragWidget))
      #expect(view.swipe.move(by: -30, at: row.midY))
      await host.nextFrame()
      try host.tap("Remove")
      #expect(log == ["remove 1"])
      #expect(!host.texts.contains("Remove"), "an action conceals the others")
      #expect(view.swipe.move(by: 30, at: row.midY))
      #expect(host.texts.contains("Flag"))
      view.swipe.close()
      view.isEditing = true
      try host.elements.last { $0.name == "Delete" }?.tap()
      await host.nextFrame()
      #expect(host.texts.contains("Remove"), "the button reveals the actions at the end")
      view.isEditing = false
      #expect(view.menuLines(at: path(1), .zero).count == 3, "the menu has the actions, too")
      host.close()
      withExtendedLifetime(source) {}
    }

    @Test func sectionsBesideOthersHaveActionsToo() async throws {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(true) }
        ])
      }
      let screen = UICollectionViewController(
        collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
          .list(using: configuration, layoutEnvironment: environment)
        })
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: screen.collectionView) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b"])
      source.apply(snapshot)
      let host = try ViewHost(screen)
      await host.nextFrame()
      await host.nextFrame()
      let view = try #require(screen.collectionView)
      let row = try #require(view.cellForItem(at: path(0))?.place.box.frame(inside: view.dragWidget))
      #expect(view.swipe.move(by: -30, at: row.midY))
      #expect(host.texts.contains("Remove"))
      host.close()
      withExtendedLifetime(source) {}
    }

    @Test func outlinesExpandByButtonKeyAndCell() async throws {
      let (screen, source) = makeList([]) { cell, _, item in
        cell.accessories = item == "Fruit" ? [.outlineDisclosure()] : []
      }
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["Fruit", "Bread"])
      tree.append(["Apple", "Pear"], to: "Fruit")
      source.apply(tree, to: 0)
      var log: [String] = []
      source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
      source.sectionSnapshotHandlers.shouldCollapseItem = { _ in log.count < 2 }
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrame()
      func shown() -> [String] { host.texts.filter { !$0.isEmpty } }
      #expect(shown() == ["Fruit", "Bread"])
      try host.tap("Expand")
      await host.nextFrame()
      #expect(shown() == ["Fruit", "Apple", "Pear", "Bread"])
      #expect(log == ["expand Fruit"])
      try await Picture.take("outline", host)
      let view = try #require(screen.collectionView)
      #expect(view.cellForItem(at: path(0))?.configurationState.isExpanded == true)
      #expect((view.cellForItem(at: path(1)) as? UICollectionViewListCell)?.indentationLevel == 1)
      try host.tap("Collapse")
      await host.nextFrame()
      #expect(shown() == ["Fruit", "Bread"])
      try Pointer.click(view.cellForItem(at: path(0)) ?? view, right: -100)
      _ = await MainLoop.wait { view.indexPathsForSelectedItems == [path(0)] }
      try Pointer.press("Right")
      _ = await MainLoop.wait { shown().count == 4 }
      #expect(log == ["expand Fruit", "expand Fruit"])
      try host.tap("Collapse")
      #expect(shown().count == 4, "the handlers may refuse")
      host.close()
    }

    @Test func snapshotsOfAParentAreReplaced() {
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["a", "z"])
      tree.append(["b"], to: "a")
      tree.append(["c"], to: "b")
      #expect(tree.snapshot(of: "a").items == ["b", "c"])
      #expect(tree.snapshot(of: "a").rootItems == ["b"])
      #expect(tree.snapshot(of: "a", includingParent: true).rootItems == ["a"])
      var below = NSDiffableDataSourceSectionSnapshot<String>()
      below.append(["x"])
      below.append(["y"], to: "x")
      tree.replace(childrenOf: "a", using: below)
      #expect(tree.items == ["a", "x", "y", "z"])
      #expect(tree.parent(of: "x") == "a")
    }
  }
}
