import GtkBridgeTesting
import GtkObjects
import Testing

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  /// Cells that lay themselves out, as on iOS: the cell has the frame of its row, and its content view fills it.
  @Suite @MainActor struct CellLayoutTests {
    private final class RoundCell: UITableViewCell {
      let round = UIView()
      private(set) var laidOut: [CGSize] = []

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(round)
      }

      required init?(coder: NSCoder) { nil }

      override func layoutSubviews() {
        super.layoutSubviews()
        laidOut.append(bounds.size)
        round.frame = CGRect(x: contentView.bounds.width - 40, y: 4, width: 30, height: 30)
        round.layer.cornerRadius = round.bounds.height / 2
      }
    }

    private final class Header: UITableViewHeaderFooterView {
      private(set) var laidOut: [CGSize] = []

      override func layoutSubviews() {
        super.layoutSubviews()
        laidOut.append(contentView.bounds.size)
      }
    }

    private final class Rows: UITableViewController {
      var displayed: [CGRect] = []
      var count = 3

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.register(RoundCell.self, forCellReuseIdentifier: "round")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 1 {
          let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
          cell.textLabel?.text = "plain"
          cell.contentView.backgroundColor = .systemRed
          cell.contentView.layer.borderWidth = 4
          return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "round", for: indexPath)
        if indexPath.row == 2 { cell.accessoryType = .disclosureIndicator }
        return cell
      }

      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      }

      override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }

      override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        displayed.append(cell.frame)
      }
    }

    private func show(_ controller: UIViewController, width: Double = 400) async throws -> ViewHost {
      let host = try ViewHost(controller, size: CGSize(width: width, height: 500))
      for _ in 0..<3 { await host.nextFrame() }
      return host
    }

    @Test func aCellOfOnesOwnLaysItselfOut() async throws {
      let rows = Rows(style: .plain)
      let host = try await show(rows)
      defer { host.close() }
      let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? RoundCell)
      #expect(cell.laidOut.last == cell.bounds.size)
      #expect(cell.laidOut.count < 4, "a layout is not repeated without a reason")
      #expect(cell.bounds.width > 380 && cell.bounds.height >= 60)
      #expect(cell.contentView.bounds.size == cell.bounds.size)
      #expect(cell.round.frame == CGRect(x: cell.bounds.width - 40, y: 4, width: 30, height: 30))
      #expect(cell.round.layer.cornerRadius == 15)
      let marked = try #require(rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) as? RoundCell)
      #expect(marked.contentView.bounds.width < marked.bounds.width - 10, "the mark is beside the content")
      #expect(marked.round.frame.maxX == marked.contentView.bounds.width - 10)
      let header = try #require(rows.tableView.headerView(forSection: 0) as? Header)
      #expect((header.laidOut.last?.width ?? 0) > 380 && (header.laidOut.last?.height ?? 0) >= 50)
      let before = cell.laidOut.count
      cell.setNeedsLayout()
      for _ in 0..<3 { await host.nextFrame() }
      #expect(cell.laidOut.count == before + 1)
      try await Picture.take("cells-that-lay-themselves-out", host)
    }

    @Test func cellsHaveTheFramesOfTheirRows() async throws {
      let rows = Rows(style: .plain)
      let host = try await show(rows)
      defer { host.close() }
      // The window has no size yet when the first rows come.
      #expect(rows.displayed.count == 3 && rows.displayed.allSatisfy { $0.height > 0 })
      let cells = rows.tableView.visibleCells
      #expect(cells.count == 3)
      for (index, cell) in cells.enumerated() {
        let rect = rows.tableView.rectForRow(at: IndexPath(row: index, section: 0))
        #expect(abs(cell.frame.minY - rect.minY) < 1 && abs(cell.frame.height - rect.height) < 4)
        #expect(cell.convert(cell.bounds, to: rows.tableView).height == cell.bounds.height)
      }
    }

    @Test func aContentViewWithoutViewsShowsItsLook() async throws {
      let rows = Rows(style: .plain)
      let host = try await show(rows)
      defer { host.close() }
      let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      let content = try #require(cell.contentView.realizedWidget)
      #expect(content.isMapped && content.height >= 60)
      #expect(cell.textLabel?.realizedWidget?.isMapped == true)
      // A view that is added later receives the pointer through the texts.
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 10, y: 10, width: 100, height: 30)
      cell.contentView.addSubview(button)
      await host.nextFrame()
      #expect(button.realizedWidget?.isMapped == true)
    }

    private final class Tile: UICollectionViewCell {
      let label = UILabel()
      let created: CGRect

      override init(frame: CGRect) {
        created = frame
        super.init(frame: frame)
        label.frame = bounds.insetBy(dx: 10, dy: 5)
        contentView.addSubview(label)
      }

      required init?(coder: NSCoder) { nil }

      override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.cornerRadius = bounds.width / 4
      }
    }

    private final class Tiles: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
      }

      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      }
    }

    @Test func anItemIsCreatedWithItsSizeAndLaysItselfOut() async throws {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 60)
      let tiles = Tiles(collectionViewLayout: layout)
      let host = try await show(tiles)
      defer { host.close() }
      let cells = tiles.collectionView.visibleCells.compactMap { $0 as? Tile }
      #expect(cells.count == 4)
      for cell in cells {
        #expect(cell.created == CGRect(x: 0, y: 0, width: 80, height: 60))
        #expect(cell.label.frame == CGRect(x: 10, y: 5, width: 60, height: 50))
        #expect(cell.contentView.layer.cornerRadius == 20)
        #expect(cell.bounds.size == CGSize(width: 80, height: 60))
      }
    }

    @Test func aNullFrameIsNoPlace() async throws {
      let controller = UIViewController()
      let label = UILabel()
      label.text = "nowhere"
      label.frame = .null
      controller.view.addSubview(label)
      let host = try await show(controller)
      #expect(label.realizedWidget?.isMapped == true)
      host.close()
    }

    @Test func theRowsOfAChangeAreThereAtItsCompletion() async throws {
      let rows = Rows(style: .plain)
      let host = try await show(rows)
      defer { host.close() }
      var visible: Int?
      rows.count = 5
      rows.tableView.performBatchUpdates {
        rows.tableView.insertRows(at: [IndexPath(row: 3, section: 0), IndexPath(row: 4, section: 0)], with: .none)
      } completion: { _ in
        visible = rows.tableView.visibleCells.count
      }
      for _ in 0..<5 where visible == nil { await host.nextFrame() }
      #expect(visible == 5)
    }

    @Test func theCompletionOfAChangeComesAlsoWithoutALayout() async throws {
      let rows = Rows(style: .plain)
      let host = try await show(rows)
      var isComplete = false
      rows.count = 4
      rows.tableView.performBatchUpdates {
        rows.tableView.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      } completion: { _ in
        isComplete = true
      }
      host.close()
      #expect(MainLoop.pump { isComplete })
    }

    @Test func aContentViewMayOutliveItsCell() async throws {
      var table: Rows? = Rows(style: .plain)
      let host = try await show(try #require(table))
      let content = try #require(table?.tableView.cellForRow(at: IndexPath(row: 0, section: 0))).contentView
      host.close()
      table = nil
      content.backgroundColor = .systemBlue
      content.addSubview(UILabel())
      #expect(content.subviews.count == 2)
    }

    @Test func titlesOnABackgroundAreWhite() {
      let button = UIButton(type: .custom)
      #expect(button.currentTitleColor == .label)
      button.backgroundColor = .black
      #expect(button.currentTitleColor == .white)
      button.setTitleColor(.systemYellow, for: .normal)
      #expect(button.currentTitleColor == .systemYellow)
      #expect(UIButton(type: .system).currentTitleColor == .label)
    }

    @Test func aChildReplacesAnother() async throws {
      let (container, first, second) = (UIViewController(), UIViewController(), UIViewController())
      container.addChild(first)
      container.view.addSubview(first.view)
      first.didMove(toParent: container)
      let host = try await show(container)
      defer { host.close() }
      first.willMove(toParent: nil)
      container.addChild(second)
      var isFinished: Bool?
      container.transition(
        from: first, to: second, duration: 0.05, animations: { second.view.alpha = 1 }, completion: { isFinished = $0 })
      #expect(second.view.superview === container.view)
      for _ in 0..<600 where isFinished == nil { await host.nextFrame() }
      #expect(isFinished == true && first.view.superview == nil)
    }
  }
}
