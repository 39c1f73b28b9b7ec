import GtkBridgeTesting
import RxCocoa
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct RxTableTests {
    private let bag = DisposeBag()

    @Test func rowsShowTheElements() async throws {
      let controller = UITableViewController(style: .plain)
      let (table, books) = (try #require(controller.tableView), BehaviorRelay(value: ["Ada", "Grace"]))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "book")
      books.bind(to: table.rx.items(cellIdentifier: "book")) { row, book, cell in
        cell.textLabel?.text = "\(row) \(book)"
      }
      .disposed(by: bag)
      let host = try ViewHost(controller)
      try await host.wait(for: "0 Ada")
      books.accept(["Grace", "Hedy", "Mary"])
      try await host.wait(for: "2 Mary")
      #expect(host.texts.filter { !$0.isEmpty } == ["0 Grace", "1 Hedy", "2 Mary"])
      #expect(try table.rx.model(at: IndexPath(row: 1, section: 0)) == "Hedy")
      #expect(throws: RxError.self) { try table.rx.model(at: IndexPath(row: 3, section: 0)) as String }
    }

    @Test func dataSourceGoesWithTheSubscription() {
      let table = UITableView(frame: .zero, style: .plain)
      let rows = Observable.just([1, 2]).bind(to: table.rx.items) { _, _, _ in UITableViewCell() }
      #expect(table.dataSource?.tableView(table, numberOfRowsInSection: 0) == 2)
      rows.dispose()
      #expect(table.dataSource == nil)
    }

    @Test func collectionsShowTheElements() {
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      Driver.just([1, 2, 3]).drive(collection.rx.items) { _, _, _ in UICollectionViewCell() }.disposed(by: bag)
      #expect(collection.dataSource?.collectionView(collection, numberOfItemsInSection: 0) == 3)
    }
  }
}
