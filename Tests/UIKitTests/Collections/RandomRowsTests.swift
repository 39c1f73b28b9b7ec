import GtkBridgeTesting
import Testing

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  /// Random updates and scrolls. What is on screen stays that of the data source.
  @Suite @MainActor struct RandomRowsTests {
    @Test(arguments: 0..<12) func tablesShowTheirData(seed: Int) async throws {
      let rows = RandomRows(seed: seed, most: [5, 60, 700][seed % 3])
      let screen = RandomTable(rows)
      try await change(
        screen, rows, show: screen.show, visible: { screen.tableView.visibleCells },
        selection: { screen.tableView.indexPathsForSelectedRows ?? [] },
        places: {
          screen.tableView.board.boundSlots.map { slot in
            guard case .row(let path)? = slot.row, let cell = slot.view as? UITableViewCell else {
              return Place(view: slot.view, problem: slot.row == nil ? "no row" : nil)
            }
            let place = screen.tableView.indexPath(for: cell)
            return Place(cell, cell.textLabel?.text, cell.isSelected, at: place == path ? path : nil, rows)
          }
        })
    }

    @Test(arguments: 0..<9, RandomCollection.Layout.allCases)
    func collectionsShowTheirData(seed: Int, layout: RandomCollection.Layout) async throws {
      let rows = RandomRows(seed: seed, most: [5, 60, 700][seed % 3])
      let screen = RandomCollection(rows, layout: layout)
      try await change(
        screen, rows, show: screen.show, visible: { screen.collectionView.visibleCells },
        selection: { screen.collectionView.indexPathsForSelectedItems ?? [] },
        places: {
          let view: UICollectionView = screen.collectionView
          return rows.displayed.compactMap { $0 as? TextCell }.map { cell in
            let path = view.indexPath(for: cell)
            let isThere = path.map { view.cellForItem(at: $0) === cell } == true
            return Place(cell, cell.text, cell.isSelected, at: isThere ? path : nil, rows)
          }
        })
    }

    private struct Place {
      var view: UIView?
      var problem: String?

      init(view: UIView?, problem: String?) { (self.view, self.problem) = (view, problem) }

      /// The place of a cell. Its text and its selection have to be those of its row.
      @MainActor
      init(_ cell: UIView, _ text: String?, _ isSelected: Bool, at path: IndexPath?, _ rows: RandomRows) {
        view = cell
        guard let path else {
          problem = "a cell without a place"
          return
        }
        guard text == rows.text(at: path) else {
          problem = "\(text ?? "nothing") at \(path)"
          return
        }
        if isSelected != rows.selection.contains(path) { problem = "\(path) is \(isSelected ? "" : "not ")selected" }
      }
    }

    /// Makes changes, and looks at the places of the cells between them.
    private func change(
      _ screen: UIViewController, _ rows: RandomRows, show: (RandomRows.Change) -> Void, visible: () -> [UIView],
      selection: () -> [IndexPath], places: () -> [Place]
    ) async throws {
      let host = try ViewHost(screen, size: CGSize(width: 320, height: 420))
      defer { host.close() }
      await host.nextFrame()
      for step in 0..<30 {
        guard let change = rows.change() else { continue }
        show(change)
        #expect(selection().sorted() == rows.selection, "\(step): \(change)")
        // Several changes may meet in one frame.
        guard rows.flip() else { continue }
        await host.nextFrame()
        #expect(places().compactMap(\.problem) == [], "\(step): \(change)")
      }
      for _ in 0..<2 { await host.nextFrame() }
      let views = places().compactMap(\.view)
      #expect(places().compactMap(\.problem) == [])
      #expect(Set(views).count == views.count, "a view has one place")
      #expect(rows.problems.isEmpty)
      #expect(rows.displayed.isSubset(of: views))
      #expect(rows.displayed.isSuperset(of: visible()))
    }
  }
}

private final class RandomTable: UITableViewController {
  private let rows: RandomRows

  init(_ rows: RandomRows) {
    self.rows = rows
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.allowsMultipleSelection = true
  }

  func show(_ change: RandomRows.Change) {
    switch change {
    case .batch(let deleted, let reloaded, let inserted):
      tableView.performBatchUpdates {
        tableView.deleteRows(at: deleted, with: .fade)
        tableView.insertRows(at: inserted, with: .automatic)
        tableView.reloadRows(at: reloaded, with: .none)
      }
    case .insert(let path): tableView.insertRows(at: [path], with: .none)
    case .move(let old, let new): tableView.moveRow(at: old, to: new)
    case .reloadSection(let section): tableView.reloadSections([section], with: .none)
    case .reloadAll: tableView.reloadData()
    case .scroll(let path): tableView.scrollToRow(at: path, at: .middle, animated: false)
    case .select(let path): tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { rows.sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.sections[section].count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 1 ? "Second" : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows.text(at: indexPath)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { rows.willDisplay(cell, at: indexPath) }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { rows.didEndDisplaying(cell, at: indexPath) }
}

private final class TextCell: UICollectionViewCell {
  var text = ""
}

final class RandomCollection: UICollectionViewController {
  enum Layout: CaseIterable { case list, flow, rows }

  private let rows: RandomRows

  init(_ rows: RandomRows, layout: Layout) {
    self.rows = rows
    super.init(collectionViewLayout: Self.layout(layout))
    collectionView.allowsMultipleSelection = true
  }

  private static func layout(_ layout: Layout) -> UICollectionViewLayout {
    switch layout {
    case .list:
      return UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    case .flow: return UICollectionViewFlowLayout()
    case .rows:
      let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(60))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return UICollectionViewCompositionalLayout(section: section)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: "item")
  }

  func show(_ change: RandomRows.Change) {
    let view: UICollectionView = collectionView
    switch change {
    case .batch(let deleted, let reloaded, let inserted):
      view.performBatchUpdates {
        view.deleteItems(at: deleted)
        view.insertItems(at: inserted)
        view.reloadItems(at: reloaded)
      }
    case .insert(let path): view.insertItems(at: [path])
    case .move(let old, let new): view.moveItem(at: old, to: new)
    case .reloadSection(let section): view.reloadSections([section])
    case .reloadAll: view.reloadData()
    case .scroll(let path): view.scrollToItem(at: path, at: .centeredVertically, animated: false)
    case .select(let path): view.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { rows.sections.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows.sections[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? TextCell)?.text = rows.text(at: indexPath)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { rows.willDisplay(cell, at: indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { rows.didEndDisplaying(cell, at: indexPath) }
}
