import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  @Suite @MainActor struct ItemMenuTests {
    private class Letters: UICollectionViewController {
      var log: [String] = []

      convenience init(isList: Bool) {
        if isList {
          self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
              using: UICollectionLayoutListConfiguration(appearance: .plain)))
        } else {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 90, height: 40)
          self.init(collectionViewLayout: layout)
        }
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "letter")
      }

      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = "Letter \(indexPath.item)"
        cell.contentConfiguration = content
        return cell
      }

      func menu(_ title: String) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: title) { [weak self] _ in self?.log.append("chose \(title)") }])
        })
      }
    }

    /// A screen with menus of several items.
    private final class ItemsMenus: Letters {
      var places: [CGPoint] = []

      override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        log.append("asked for \(indexPaths.map(\.item))")
        places.append(point)
        return indexPaths.isEmpty ? menu("Paste") : menu("Copy \(indexPaths.count)")
      }
    }

    /// A screen with menus for single items, as in iOS 13.
    private final class ItemMenus: Letters {
      override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        log.append("asked for \(indexPath.item)")
        return indexPath.item == 1 ? menu("Copy") : nil
      }
    }

    private func show(_ screen: UIViewController) async throws -> ViewHost {
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrame()
      await host.nextFrame()
      return host
    }

    private func cell(_ item: Int, of screen: Letters) throws -> UICollectionViewCell {
      try #require(screen.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
    }

    @Test(arguments: [true, false]) func secondaryButtonOpensTheMenuOfAnItem(isList: Bool) async throws {
      let screen = ItemMenus(isList: isList)
      let host = try await show(screen)
      try Pointer.click(cell(0, of: screen), button: 3)
      _ = await MainLoop.wait { screen.log == ["asked for 0"] }
      #expect(!host.texts.contains("Copy"), "an item without a menu has none")
      try Pointer.click(cell(1, of: screen), button: 3)
      _ = await MainLoop.wait { host.texts.contains("Copy") }
      try host.tap("Copy")
      #expect(screen.log == ["asked for 0", "asked for 1", "chose Copy"])
      #expect(screen.collectionView.indexPathsForSelectedItems == nil, "a menu selects nothing")
      host.close()
    }

    @Test(arguments: [true, false], ["Menu", "shift+F10"])
    func keysOpenTheMenuOfTheFocusedItem(isList: Bool, keys: String) async throws {
      let screen = ItemMenus(isList: isList)
      let host = try await show(screen)
      try Pointer.click(cell(1, of: screen))
      _ = await MainLoop.wait {
        screen.collectionView.indexPathsForSelectedItems?.isEmpty == false
      }
      try Pointer.press(keys)
      _ = await MainLoop.wait { host.texts.contains("Copy") }
      #expect(screen.log == ["asked for 1"])
      #expect(host.texts.contains("Copy"))
      host.close()
    }

    @Test(arguments: [true, false]) func selectedItemsHaveAMenuTogether(isList: Bool) async throws {
      let screen = ItemsMenus(isList: isList)
      screen.collectionView.allowsMultipleSelection = true
      let host = try await show(screen)
      for item in 0..<2 {
        screen.collectionView.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      }
      try Pointer.click(cell(1, of: screen), button: 3)
      _ = await MainLoop.wait { host.texts.contains("Copy 2") }
      try host.tap("Copy 2")
      // Without a window manager, the window gets its focus back from the menu after some time.
      _ = await MainLoop.wait {
        !host.texts.contains("Copy 2") && Gtk.shownWindows.first?.isActive == true
      }
      await host.nextFrame()
      try Pointer.click(cell(2, of: screen), button: 3)
      _ = await MainLoop.wait { host.texts.contains("Copy 1") }
      #expect(screen.log == ["asked for [0, 1]", "chose Copy 2", "asked for [2]"])
      let frame = try cell(2, of: screen).realize().frame(inside: screen.collectionView.dragWidget) ?? .zero
      #expect(screen.places.last.map { frame.insetBy(dx: -1, dy: -1).contains($0) } == true)
      host.close()
    }

    @Test(arguments: [true, false]) func thePlaceBesideTheItemsHasAMenu(isList: Bool) async throws {
      let screen = ItemsMenus(isList: isList)
      let host = try await show(screen)
      try Pointer.click(screen.collectionView, down: 120, button: 3)
      _ = await MainLoop.wait { host.texts.contains("Paste") }
      try host.tap("Paste")
      #expect(screen.log == ["asked for []", "chose Paste"])
      host.close()
    }
  }
}
