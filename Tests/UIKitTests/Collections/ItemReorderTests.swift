import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  @Suite @MainActor struct ItemReorderTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func show(_ screen: UIViewController) async throws -> ViewHost {
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrame()
      await host.nextFrame()
      return host
    }

    private func middle(_ item: Int, of screen: Shelf, after: Bool = false) throws -> CGPoint {
      let view = try #require(screen.collectionView)
      let cell = try #require(view.cellForItem(at: path(item)))
      let frame = try #require(cell.place.box.frame(inside: view.dragWidget))
      return CGPoint(x: frame.midX + (after ? 5 : -5), y: frame.midY + (after ? 5 : -5))
    }

    @Test(arguments: [true, false]) func itemsAreDraggedWithoutDelegates(isList: Bool) async throws {
      let screen = Shelf(isList: isList)
      let host = try await show(screen)
      let drag = try DragSignals(of: screen.collectionView)
      #expect(try !drag.begin(at: middle(3, of: screen)), "the last item stays")
      #expect(try drag.begin(at: middle(0, of: screen)))
      #expect(try drag.move(to: middle(2, of: screen, after: true)))
      #expect(try drag.drop(at: middle(2, of: screen, after: true)))
      drag.end()
      await host.nextFrame()
      #expect(screen.names == ["b", "c", "a", "d"])
      #expect(screen.shown == ["b", "c", "a", "d"])
      #expect(!drag.drop("text", at: .zero), "no other drops are taken")
      host.close()
    }

    @Test(arguments: [true, false]) func keysMoveTheFocusedItem(isList: Bool) async throws {
      let screen = Shelf(isList: isList)
      let host = try await show(screen)
      try Pointer.click(try #require(screen.collectionView.cellForItem(at: path(1))))
      _ = await MainLoop.wait { screen.collectionView.indexPathsForSelectedItems == [path(1)] }
      try Pointer.press(isList ? "alt+Down" : "alt+Right")
      _ = await MainLoop.wait { screen.names == ["a", "c", "b", "d"] }
      try Pointer.press(isList ? "alt+Up" : "alt+Left")
      _ = await MainLoop.wait { screen.names == ["a", "b", "c", "d"] }
      try Pointer.press(isList ? "alt+Up" : "alt+Left")
      _ = await MainLoop.wait { screen.names == ["b", "a", "c", "d"] }
      #expect(screen.shown == ["b", "a", "c", "d"], "the focus stays with the item")
      #expect(screen.collectionView.indexPathsForSelectedItems == [path(0)])
      host.close()
    }

    @Test func movesOfTheProgramEndAtTheirTarget() async throws {
      let screen = Shelf(isList: false)
      let host = try await show(screen)
      let view = try #require(screen.collectionView)
      #expect(!view.beginInteractiveMovementForItem(at: path(3)))
      #expect(view.beginInteractiveMovementForItem(at: path(0)))
      let target = try #require(view.layoutAttributesForItem(at: path(2))).center
      view.updateInteractiveMovementTargetPosition(target)
      let cell = try #require(view.cellForItem(at: path(0)))
      #expect(cell.transform != .identity, "the item follows the gesture")
      view.cancelInteractiveMovement()
      #expect(cell.transform == .identity)
      #expect(screen.names == ["a", "b", "c", "d"])
      #expect(view.beginInteractiveMovementForItem(at: path(0)))
      view.updateInteractiveMovementTargetPosition(target)
      view.endInteractiveMovement()
      await host.nextFrame()
      #expect(screen.names == ["b", "c", "a", "d"])
      #expect(view.cellForItem(at: path(2)) === cell)
      host.close()
    }

    @Test func theDelegateDeterminesTheTarget() async throws {
      let screen = Shelf(isList: true)
      screen.last = 1
      let host = try await show(screen)
      #expect(screen.collectionView.moveDropped(path(0), to: path(2)))
      #expect(screen.names == ["b", "a", "c", "d"])
      host.close()
    }

    @Test func snapshotsFollowTheUsersMoves() async throws {
      let screen = UICollectionViewController(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: screen.collectionView) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      var data = ["a", "b", "c"]
      var log: [String] = []
      source.reorderingHandlers.canReorderItem = { $0 != "c" }
      source.reorderingHandlers.willReorder = { log.append("\($0.finalSnapshot.itemIdentifiers)") }
      source.reorderingHandlers.didReorder = { transaction in
        guard let section = transaction.sectionTransactions.first else { return }
        data = data.applying(section.difference) ?? []
        #expect(section.finalSnapshot.items == data)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(data)
      source.apply(snapshot)
      let host = try await show(screen)
      #expect(!screen.collectionView.moveDropped(path(2), to: path(0)))
      #expect(screen.collectionView.moveDropped(path(0), to: path(1)))
      await host.nextFrame()
      #expect(data == ["b", "a", "c"])
      #expect(log == [#"["b", "a", "c"]"#])
      #expect(source.snapshot().itemIdentifiers == data)
      let shown = screen.collectionView.board.boundSlots.flatMap { $0.rowWidget?.labelTexts ?? [] }
      #expect(shown.filter { !$0.isEmpty } == data)
      host.close()
    }
  }
}

private final class Shelf: UICollectionViewController {
  var names = ["a", "b", "c", "d"]
  /// The last permitted place of an item.
  var last = Int.max

  init(isList: Bool) {
    if isList {
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
    } else {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 40)
      super.init(collectionViewLayout: layout)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "book")
  }

  var shown: [String] {
    (0..<4).compactMap { index in
      let cell = collectionView.cellForItem(at: IndexPath(item: index, section: 0))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = names[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    names[indexPath.item] != "d"
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }

  override func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { IndexPath(item: min(proposedIndexPath.item, last), section: 0) }
}
