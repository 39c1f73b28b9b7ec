import GtkBridgeTesting
import GtkObjects
import Testing

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  @Suite @MainActor struct CompositionalLayoutTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func show(_ example: CompositionalExample, _ size: CGSize = CGSize(width: 360, height: 600)) async throws
      -> ViewHost
    {
      let host = try ViewHost(example, size: size)
      for _ in 0..<3 { await host.nextFrame() }
      return host
    }

    /// The place of a cell's widget in the collection.
    private func origin(_ example: CompositionalExample, _ path: IndexPath) -> CGPoint? {
      let view: UICollectionView = example.collectionView
      guard let cell = view.cellForItem(at: path)?.realizedWidget, let all = view.realizedWidget else { return nil }
      let (origin, start) = (cell.originInWindow, all.originInWindow)
      return CGPoint(x: origin.x - start.x, y: origin.y - start.y)
    }

    @Test func widgetsHaveTheFramesOfTheLayout() async throws {
      let example = CompositionalExample([30], Layouts.grid)
      let host = try await show(example)
      let first = try #require(origin(example, path(0)))
      let fifth = try #require(origin(example, path(4)))
      let side = example.collectionView.bounds.width / 3
      #expect(abs(fifth.x - first.x - side) <= 1)
      #expect(abs(fifth.y - first.y - side) <= 1)
      let cell = try #require(example.collectionView.cellForItem(at: path(4)))
      #expect(abs(cell.frame.minX - side - 5) < 0.01 && abs(cell.frame.width - side + 10) < 0.01)
      #expect(cell.realizedWidget.map { abs($0.contentSize.width - cell.frame.width) <= 1 } == true)
      #expect(abs(example.collectionView.contentSize.height - side * 10) < 0.01)
      #expect(example.collectionView.indexPathForItem(at: CGPoint(x: side + 10, y: side + 10)) == path(4))
      try await Picture.take("grid", host)
    }

    @Test func aHundredThousandItemsHaveFewCells() async throws {
      let example = CompositionalExample([100_000], Layouts.grid)
      let host = try await show(example)
      let view: UICollectionView = example.collectionView
      #expect(view.items?.shown.count ?? 0 < 60)
      view.scrollToItem(at: path(50_001), at: .top, animated: false)
      await host.nextFrame()
      #expect(host.texts.contains("0.50001"))
      #expect(view.indexPathsForVisibleItems.first == path(50_001))
      for step in 0..<50 {
        view.contentOffset.y += CGFloat(step * 13)
        await host.nextFrame()
      }
      #expect(example.made < 80, "cells are used again")
      #expect(view.subviews.count < 60)
      view.scrollToItem(at: path(99_999), at: .bottom, animated: false)
      await host.nextFrame()
      await host.nextFrame()
      let last = try #require(view.layoutAttributesForItem(at: path(99_999)))
      #expect(abs((origin(example, path(99_999))?.y ?? 0) - (view.bounds.height - last.size.height)) <= 1)
    }

    @Test func cellsDetermineEstimatedHeightsAndTheRestMoves() async throws {
      let size = Layouts.size(.fractionalWidth(1), .estimated(20))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let example = CompositionalExample(
        [3], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
      example.texts[0] = ["one", String(repeating: "many words ", count: 30), "three"]
      let host = try await show(example)
      let frames = (0..<3).compactMap { example.collectionView.layoutAttributesForItem(at: path($0))?.frame }
      #expect(frames[1].height > frames[0].height * 2)
      #expect(frames[2].minY == frames[1].maxY)
      #expect(origin(example, path(2)).map { $0.y } == frames[2].minY)
      host.close()
    }

    /// A cell whose constraints determine no height.
    private final class LooseCell: UICollectionViewCell {
      func show(_ text: String) {
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
    }

    @Test func cellsThatFixNoHeightKeepTheEstimate() async throws {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(25))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      let screen = UICollectionViewController(collectionViewLayout: layout)
      let cells = UICollectionView.CellRegistration<LooseCell, String> { cell, _, item in cell.show(item) }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: screen.collectionView) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b"])
      source.apply(snapshot)
      let host = try ViewHost(screen)
      defer { host.close() }
      for _ in 0..<3 { await host.nextFrame() }
      #expect((0..<2).map { screen.collectionView.cellForItem(at: path($0))?.frame.minY } == [0, 25])
      #expect(screen.collectionView.cellForItem(at: path(0))?.frame.height == 25)
    }

    @Test func theProviderIsAskedAgainForAnotherWidth() async throws {
      let (example, screen) = (CompositionalExample([300], Layouts.grid), UIViewController())
      let view: UICollectionView = example.collectionView
      view.frame = CGRect(x: 0, y: 0, width: 360, height: 500)
      // The view of a controller would grow with the screen.
      view.autoresizingMask = []
      screen.view.addSubview(view)
      let host = try ViewHost(screen, size: CGSize(width: 1_400, height: 600))
      for _ in 0..<3 { await host.nextFrame() }
      view.scrollToItem(at: path(150), at: .top, animated: false)
      // The first item can take the focus by now, and no view scrolls to it.
      for _ in 0..<20 { await host.nextFrame() }
      #expect(view.contentOffset.y == 6_005)
      for (width, columns) in [(900.0, 6), (360, 3), (1_280, 6), (400, 3)] {
        view.frame.size.width = width
        await host.nextFrame()
        await host.nextFrame()
        let side = width / CGFloat(columns)
        #expect(abs((view.layoutAttributesForItem(at: path(columns))?.frame.minY ?? 0) - side - 5) < 0.01)
        #expect(view.indexPathsForVisibleItems.contains(path(150)), "the user stays in the place")
        #expect(view.visibleCells.allSatisfy { abs($0.frame.width - side + 10) < 0.01 })
      }
      host.close()
    }

    @Test func sectionsScrollByThemselvesUnderTheirHeaders() async throws {
      let example = CompositionalExample([12, 40, 6, 3], Layouts.store)
      example.texts[3] = ["Account", "Notifications", "About"]
      let host = try await show(example)
      let view: UICollectionView = example.collectionView
      #expect(host.texts.contains("New This Week"))
      let row = try #require(view.items?.rows[1])
      #expect(row.subviews.count < 12)
      let before = try #require(origin(example, path(0, 1)))
      row.setContentOffset(CGPoint(x: 61, y: 0), animated: false)
      await host.nextFrame()
      await host.nextFrame()
      let after = try #require(origin(example, path(0, 1)))
      #expect(after == CGPoint(x: before.x - 61, y: before.y))
      // Another row stays.
      #expect(view.items?.rows[0]?.contentOffset == .zero)
      view.scrollToItem(at: path(39, 1), at: .right, animated: false)
      await host.nextFrame()
      #expect(row.contentOffset.x == row.contentSize.width - view.bounds.width - 18)
      #expect(view.cellForItem(at: path(39, 1)) != nil)
      #expect(row.subviews.count < 12)
    }

    @Test func pagesOfARowBeginWithAGroup() async throws {
      let section = Layouts.row(.absolute(200), 100, .groupPaging)
      let example = CompositionalExample([20], UICollectionViewCompositionalLayout(section: section))
      let host = try await show(example)
      let row = try #require(example.collectionView.items?.rows[0])
      let link = try #require(row.scrollHost as? ScrollLink)
      link.turnPages(on: .horizontal, count: 1)
      await MainLoop.wait { row.contentOffset.x == 212 }
      #expect(row.contentOffset.x == 212)
      _ = host
    }

    @Test func arrowsMoveByPlace() async throws {
      let example = CompositionalExample([12, 40, 6], Layouts.store)
      let host = try await show(example)
      let view: UICollectionView = example.collectionView
      #expect(view.target(of: .forth, from: path(0, 1)) == path(1, 1))
      #expect(view.target(of: .down, from: path(0, 0)) == path(1, 1), "the one below the middle")
      #expect(view.target(of: .up, from: path(1, 1)) == path(0, 0))
      // The large item has the two small ones beside it.
      #expect(view.target(of: .forth, from: path(0, 2)) == path(1, 2))
      #expect(view.target(of: .down, from: path(1, 2)) == path(2, 2))
      #expect(view.target(of: .back, from: path(2, 2)) == path(0, 2))
      #expect(view.target(of: .forth, from: path(11, 0)) == path(0, 1), "the next section follows")
      #expect(view.target(of: .first, from: path(3, 2)) == path(0, 0))
      #expect(view.target(of: .last, from: path(0, 0)) == path(5, 2))
      _ = view.moveFocus(from: path(0, 0), .down)
      for _ in 0..<3 { await host.nextFrame() }
      #expect(view.cellForItem(at: path(1, 1))?.place.box.isFocused == true)
      view.choose(path(1, 1))
      #expect(example.chosen == [path(1, 1)])
      #expect(view.cellForItem(at: path(1, 1))?.isSelected == true)
    }

    @Test func pageKeysMoveByTheHeight() async throws {
      let example = CompositionalExample([300], Layouts.grid)
      _ = try await show(example)
      let view: UICollectionView = example.collectionView
      #expect(view.target(of: .pageDown, from: path(1)) == path(16))
      #expect(view.target(of: .pageUp, from: path(16)) == path(1))
      #expect(view.target(of: .pageUp, from: path(4)) == path(1))
    }

    @Test func layoutsOfAProgramPlaceItems() async throws {
      let layout = WaterfallLayout()
      let example = CompositionalExample([500], layout)
      let host = try await show(example)
      let view: UICollectionView = example.collectionView
      let place = try #require(layout.layoutAttributesForItem(at: path(4))?.frame)
      #expect(view.cellForItem(at: path(4))?.frame == place)
      #expect(view.items?.shown.count ?? 500 < 60)
      let count = layout.preparations
      view.contentOffset.y = 3_000
      await host.nextFrame()
      #expect(layout.preparations == count, "scrolling changes no place")
      #expect(view.visibleCells.allSatisfy { $0.frame.maxY > 2_900 })
      layout.columns = 2
      layout.invalidateLayout()
      await host.nextFrame()
      await host.nextFrame()
      #expect(layout.preparations == count + 1)
      #expect(view.visibleCells.first?.frame.width == view.bounds.width / 2 - 8)
      try await Picture.take("waterfall", host)
    }

    @Test func updatesKeepTheCellsOfOtherItems() async throws {
      let example = CompositionalExample([6], Layouts.grid)
      let host = try await show(example)
      let view: UICollectionView = example.collectionView
      let cell = view.cellForItem(at: path(5))
      example.counts = [7]
      view.insertItems(at: [path(1)])
      await host.nextFrame()
      #expect(view.cellForItem(at: path(6)) === cell)
      #expect(cell?.frame == view.layoutAttributesForItem(at: path(6))?.frame)
      example.counts = [0]
      view.reloadData()
      await host.nextFrame()
      #expect(view.items?.shown.isEmpty == true)
      #expect(view.subviews.isEmpty)
    }

    @Test func anotherLayoutMovesTheItems() async throws {
      let example = CompositionalExample([30], Layouts.grid)
      let host = try await show(example)
      let view: UICollectionView = example.collectionView
      let cell = view.cellForItem(at: path(4))
      view.setCollectionViewLayout(Layouts.nested, animated: false)
      await host.nextFrame()
      #expect(view.cellForItem(at: path(4)) === cell)
      let width = view.bounds.width
      #expect(abs((cell?.frame.minX ?? 0) - width * 0.7 - 5) < 0.01 && cell?.frame.minY == 225)
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 90, height: 60)
      view.setCollectionViewLayout(flow, animated: false)
      for _ in 0..<3 { await host.nextFrame() }
      #expect(cell?.frame.size == flow.itemSize)
      let list = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
      view.setCollectionViewLayout(list, animated: false)
      for _ in 0..<3 { await host.nextFrame() }
      #expect(view.items == nil)
      #expect(host.texts.contains("0.0"))
      view.setCollectionViewLayout(Layouts.grid, animated: true)
      for _ in 0..<3 { await host.nextFrame() }
      #expect(host.texts.contains("0.0"))
      #expect(view.cellForItem(at: path(4))?.frame == view.layoutAttributesForItem(at: path(4))?.frame)
    }

    @Test func dataIsPreparedAheadOfScrolling() async throws {
      let example = CompositionalExample([3_000], Layouts.grid)
      let host = try await show(example)
      let view: UICollectionView = example.collectionView
      let shown = Set(view.items?.shown.keys.map(\.path) ?? [])
      #expect(!example.prefetched.isEmpty)
      #expect(example.prefetched.isDisjoint(with: shown))
      #expect(example.prefetched.contains(path((shown.map(\.item).max() ?? 0) + 1)))
      view.contentOffset.y = 20_000
      await host.nextFrame()
      #expect(!example.cancelled.isEmpty)
    }

    @Test func nothingMovesWithoutAReason() async throws {
      let example = CompositionalExample([12, 40, 6], Layouts.store)
      let host = try await show(example)
      let view: UICollectionView = example.collectionView
      for _ in 0..<3 { await host.nextFrame() }
      let (movements, made) = (view.items?.movements, example.made)
      for _ in 0..<5 { await host.nextFrame() }
      #expect(view.items?.movements == movements && example.made == made)
    }

    @Test func collectionsLeaveNothing() async throws {
      weak var leaving: CompositionalExample?
      weak var cell: UICollectionViewCell?
      do {
        let example = CompositionalExample([12, 40, 6], Layouts.store)
        leaving = example
        let host = try await show(example)
        cell = example.collectionView.cellForItem(at: path(0, 1))
        host.close()
      }
      await MainLoop.wait { leaving == nil && cell == nil }
      #expect(leaving == nil)
      #expect(cell == nil)
    }

    @Test(arguments: [(360.0, UIUserInterfaceStyle.light), (360, .dark), (1_280, .light), (1_280, .dark)])
    func pictures(width: Double, style: UIUserInterfaceStyle) async throws {
      let layouts: [(String, [Int], UICollectionViewLayout)] = [
        ("grid", [60], Layouts.grid), ("nested", [30], Layouts.nested), ("store", [12, 40, 6, 3], Layouts.store),
        ("waterfall", [60], WaterfallLayout()),
      ]
      for (name, counts, layout) in layouts {
        let example = CompositionalExample(counts, layout)
        example.texts[3] = ["Account", "알림 설정", "About"]
        example.overrideUserInterfaceStyle = style
        let host = try await show(example, CGSize(width: width, height: 800))
        if name == "store" { example.collectionView.selectItem(at: path(1, 3), animated: false, scrollPosition: []) }
        try await Picture.take("\(name)-\(Int(width))-\(style == .dark ? "dark" : "light")", host)
        #expect(!host.texts.isEmpty)
        host.close()
      }
    }
  }
}
