import GtkBridgeTesting
import GtkObjects
import Testing

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  @Suite @MainActor struct CollectionViewTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test func linesHaveAsManyItemsAsFit() async throws {
      let grid = GridExample(100)
      let host = try ViewHost(grid)
      await host.nextFrame()
      await host.nextFrame()
      // 400 points for items of 90 points, 10 points apart.
      let widgets = (0..<5).compactMap { grid.collectionView.cellForItem(at: path($0))?.realize() }
      #expect(widgets.count == 5)
      let origins = widgets.map(\.originInWindow)
      #expect(Set(origins[..<4].map(\.y)).count == 1, "four in the first line")
      #expect(origins[4].y > origins[3].y)
      #expect(origins[4].x == origins[0].x)
      #expect(grid.collectionView.indexPathsForVisibleItems.first == path(0))
    }

    @Test func aMillionItemsHaveFewCells() async throws {
      let grid = GridExample(1_000_000)
      let host = try ViewHost(grid)
      await host.nextFrame()
      await host.nextFrame()
      #expect(grid.cellsAsked < 2_000)
      grid.collectionView.scrollToItem(at: path(500_000), at: .top, animated: false)
      await host.nextFrame()
      await host.nextFrame()
      #expect(host.texts.contains("500000"))
    }

    /// Data that arrive after the first frames, when all of the content fitted.
    @Test(arguments: [true, false], [true, false])
    func contentThatGrowsLaterScrolls(isReloaded: Bool, isInNavigation: Bool) async throws {
      let grid = GridExample(4)
      let root = isInNavigation ? UINavigationController(rootViewController: grid) : grid
      let host = try ViewHost(root, size: CGSize(width: 400, height: 400))
      defer { host.close() }
      for _ in 0..<30 { await host.nextFrame() }
      grid.names = (0..<200).map { String($0) }
      if isReloaded {
        grid.collectionView.reloadData()
      } else {
        grid.collectionView.insertItems(at: (4..<200).map { path($0) })
      }
      for _ in 0..<10 { await host.nextFrame() }
      #expect(grid.collectionView.contentSize.height > 1_000)
      #expect(await Devices.waitForFocus())
      try Devices.turnWheel(8, x: 200, y: 200)
      #expect(await MainLoop.wait { grid.collectionView.contentOffset.y > 300 })
    }

    @Test func itemsAreChosenAndReachedByKeys() async throws {
      let grid = GridExample(10)
      let host = try ViewHost(grid)
      await host.nextFrame()
      await host.nextFrame()
      grid.collectionView.choose(path(2))
      #expect(grid.chosen == [2])
      #expect(grid.collectionView.cellForItem(at: path(2))?.isSelected == true)
      grid.collectionView.choose(path(3))
      #expect(grid.collectionView.indexPathsForSelectedItems == [path(3)])
      #expect(grid.collectionView.target(of: .forth, from: path(3)) == path(4))
      #expect(grid.collectionView.target(of: .down, from: path(3)) == path(7))
      #expect(grid.collectionView.target(of: .up, from: path(3)) == nil)
      #expect(grid.collectionView.target(of: .last, from: path(3)) == path(9))
    }

    @Test(arguments: [UIColor.systemBlue, .black, .white, .systemYellow])
    func theFocusIsVisibleOnAColour(_ color: UIColor) async throws {
      let grid = GridExample(2)
      let host = try ViewHost(grid)
      await host.nextFrame()
      let cell = try #require(grid.collectionView.cellForItem(at: path(0)))
      cell.backgroundColor = color
      let whole = try #require(cell.superview)
      let at = Int(cell.frame.minX)
      func edge() -> [Int] {
        let pixels = Pixels(of: whole)
        return (at..<at + 12).map { x in
          let color = UInt32(pixels[x, Int(cell.frame.midY)], radix: 16) ?? 0
          return [24, 16, 8].map { Int(color >> $0 & 0xFF) }.reduce(0, +) / 3
        }
      }
      cell.place.box.takeFocus()
      cell.place.box.rootWindow?.showsFocus = true
      try await Picture.take("focus-cell", host)
      #expect(
        await MainLoop.wait {
          let edge = edge()
          return edge.dropLast().contains { abs($0 - edge[11]) > 50 }
        })
      host.close()
    }

    @Test func aHorizontalLayoutHasColumns() async throws {
      let grid = GridExample(100)
      let layout = try #require(grid.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 20
      let host = try ViewHost(grid, size: CGSize(width: 400, height: 200))
      await host.nextFrame()
      await host.nextFrame()
      func origin(_ item: Int) throws -> CGPoint {
        try #require(grid.collectionView.cellForItem(at: path(item))).realize().originInWindow
      }
      // Two of 60 points in each column.
      let rows = Int((grid.collectionView.bounds.height + 10) / 70)
      #expect(try origin(rows).y == origin(0).y)
      #expect(try origin(rows).x - origin(0).x == 110)
      #expect(try origin(1).x == origin(0).x)
      grid.collectionView.scrollToItem(at: path(99), at: .right, animated: false)
      await host.nextFrame()
      let columns = (100 + rows - 1) / rows
      let end = CGFloat(columns) * 110 - 20 - grid.collectionView.bounds.width
      #expect(grid.collectionView.contentOffset == CGPoint(x: end, y: 0))
      #expect(grid.collectionView.target(of: .forth, from: path(3)) == path(3 + rows))
      grid.collectionView.scrollToItem(at: path(0), at: [], animated: false)
      await host.nextFrame()
      #expect(grid.collectionView.contentOffset == .zero)
    }

    @Test func updatesKeepTheCellsOfOtherItems() async throws {
      let grid = GridExample(6)
      let host = try ViewHost(grid)
      await host.nextFrame()
      await host.nextFrame()
      let cell = grid.collectionView.cellForItem(at: path(5))
      let asked = grid.cellsAsked
      grid.names.insert("new", at: 1)
      grid.collectionView.insertItems(at: [path(1)])
      await host.nextFrame()
      #expect(grid.collectionView.cellForItem(at: path(6)) === cell)
      #expect(grid.cellsAsked == asked + 1)
      #expect(host.texts.filter { $0 == "new" || Int($0) != nil } == ["0", "new", "1", "2", "3", "4", "5"])
    }

    /// As with a quick answer of a server, after which the collection is empty.
    @Test func cellsAreOfTheDataOfTheirMoment() async throws {
      let grid = GridExample(6)
      _ = grid.view.realize()
      grid.names = ["a"]
      let host = try ViewHost(grid)
      await host.nextFrame()
      await host.nextFrame()
      #expect(grid.strays.isEmpty && host.texts.contains("a"), "before the first layout")
      grid.names = ["a", "b", "c"]
      grid.collectionView.reloadData()
      #expect(grid.collectionView.numberOfItems(inSection: 0) == 3)
      grid.names = ["d"]
      grid.collectionView.isHidden = true
      await host.nextFrame()
      #expect(grid.strays.isEmpty, "after a reload")
      #expect(grid.collectionView.numberOfItems(inSection: 0) == 1 && grid.collectionView.visibleCells.count == 1)
      grid.collectionView.isHidden = false
      grid.names = ["d", "e", "f"]
      grid.collectionView.insertItems(at: [path(1), path(2)])
      grid.names = []
      await host.nextFrame()
      #expect(grid.strays.isEmpty && grid.collectionView.visibleCells.isEmpty, "after an insertion")
      host.close()
    }

    /// A layout that does not set them keeps them unchanged.
    @Test func cellsKeepWhatTheProgramHidesAndFades() async throws {
      let screen = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
        (cell.isHidden, cell.alpha) = (item == 1, item == 2 ? 0.5 : 1)
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: screen.collectionView) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([0, 1, 2])
      source.apply(snapshot)
      let host = try ViewHost(screen)
      defer { host.close() }
      for _ in 0..<2 { await host.nextFrame() }
      let shown = (0..<3).map { screen.collectionView.cellForItem(at: path($0)) }
      #expect(shown.map { $0?.isHidden } == [false, true, false])
      #expect(shown.map { $0?.alpha } == [1, 1, 0.5])
    }

    @Test func listsShowSnapshots() async throws {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      let layout = UICollectionViewCompositionalLayout.list(using: configuration)
      let screen = UICollectionViewController(collectionViewLayout: layout)
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Section \(path.section)"
        view.contentConfiguration = content
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: screen.collectionView) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
      func apply(_ sections: [[String]]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for (number, items) in sections.enumerated() {
          snapshot.appendSections([number])
          snapshot.appendItems(items)
        }
        source.apply(snapshot)
      }
      apply([["a", "b"], ["c"]])
      let host = try ViewHost(screen)
      await host.nextFrame()
      func shown() -> [String] {
        screen.collectionView.board.boundSlots.flatMap { $0.rowWidget?.labelTexts.filter { !$0.isEmpty } ?? [] }
      }
      #expect(shown() == ["Section 0", "a", "b", "Section 1", "c"])
      let cell = screen.collectionView.cellForItem(at: path(0, 1))
      apply([["c", "a"], ["d"]])
      await host.nextFrame()
      #expect(shown() == ["Section 0", "c", "a", "Section 1", "d"])
      #expect(screen.collectionView.cellForItem(at: path(0)) === cell)
      try host.tap("a")
      #expect(screen.collectionView.indexPathsForSelectedItems == [path(1)])
    }

    @Test func collectionsLeaveNothing() async throws {
      weak var grid: GridExample?
      weak var cell: UICollectionViewCell?
      do {
        let example = GridExample(10)
        grid = example
        let host = try ViewHost(example)
        await host.nextFrame()
        cell = example.collectionView.cellForItem(at: path(0))
        host.close()
      }
      await MainLoop.wait { grid == nil && cell == nil }
      #expect(grid == nil)
      #expect(cell == nil)
    }
  }
}

private final class GridExample: UICollectionViewController {
  var names: [String]
  var cellsAsked = 0
  var chosen: [Int] = []
  /// The items without data that the collection has requested.
  var strays: [IndexPath] = []

  init(_ count: Int) {
    names = (0..<count).map { String($0) }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    cellsAsked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    var content = UIListContentConfiguration.cell()
    if names.indices.contains(indexPath.item) { content.text = names[indexPath.item] } else { strays.append(indexPath) }
    cell.contentConfiguration = content
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath.item)
  }
}
