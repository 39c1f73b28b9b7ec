import GtkBridgeTesting
import GtkObjects
import Testing

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  @Suite @MainActor struct RowDisplayTests {
    @Test func tablesTellOfTheirHeadersAndFooters() async throws {
      let table = Chapters()
      let host = try ViewHost(table, size: CGSize(width: 400, height: 500))
      await host.nextFrame()
      #expect(table.log == ["show header 0", "show footer 0"])
      #expect(table.headers.first is UITableViewHeaderFooterView)
      table.isEmpty = true
      table.tableView.reloadData()
      await host.nextFrame()
      #expect(table.log == ["show header 0", "show footer 0", "end header 0", "end footer 0"])
      host.close()
    }

    @Test(arguments: [true, false]) func collectionsTellOfTheirHeadersAndFooters(isList: Bool) async throws {
      let screen = Shelves(isList: isList)
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 500))
      await host.nextFrame()
      await host.nextFrame()
      #expect(screen.log == ["show header 0", "show footer 0"])
      screen.sections = 0
      screen.collectionView.reloadData()
      await host.nextFrame()
      #expect(Set(screen.log.suffix(2)) == ["end header 0", "end footer 0"])
      #expect(screen.log.count == 4)
      host.close()
    }

    @Test func swipesTellOfTheirBeginningAndEnd() async throws {
      let table = Chapters()
      let host = try ViewHost(table, size: CGSize(width: 400, height: 500))
      await host.nextFrame()
      table.log = []
      let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      let row = try #require(table.tableView.board.slot(of: cell)?.rowWidget?.frame(inside: table.tableView.board.list))
      #expect(table.tableView.editor.swipe.move(by: -30, at: row.midY))
      #expect(table.log == ["begin editing 1"])
      table.tableView.editor.swipe.close()
      #expect(table.log == ["begin editing 1", "end editing 1"])
      host.close()
    }
  }
}

private final class Chapters: UITableViewController {
  var log: [String] = []
  var headers: [UIView] = []
  var isEmpty = false

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { isEmpty ? 0 : 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Chapters" }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Two of them" }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    headers.append(view)
    log.append("show header \(section)")
  }

  override func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { log.append("show footer \(section)") }

  override func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { log.append("end header \(section)") }

  override func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { log.append("end footer \(section)") }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("begin editing \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("end editing \(indexPath.map { String($0.row) } ?? "nothing")")
  }
}

private final class Shelves: UICollectionViewController {
  var log: [String] = []
  var sections = 1

  init(isList: Bool) {
    if isList {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      configuration.footerMode = .supplementary
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    } else {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 100, height: 30)
      layout.footerReferenceSize = CGSize(width: 100, height: 20)
      super.init(collectionViewLayout: layout)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }

  private func name(_ kind: String) -> String {
    kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { log.append("show \(name(elementKind)) \(indexPath.section)") }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { log.append("end \(name(elementKind)) \(indexPath.section)") }
}
