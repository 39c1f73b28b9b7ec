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

    @Test func chosenRowsAreSentBesideTheDelegate() async throws {
      let table = TableExample([["a", "b"]])
      let rows = table.tableView.rx.itemSelected.subscribe(onNext: { table.log.append("rx \($0.row)") })
      let host = try ViewHost(table)
      await host.nextFrame()
      try host.tap("b")
      #expect(table.log == ["select 0,1", "rx 1"])
      rows.dispose()
      try host.tap("a")
      #expect(table.log.suffix(2) == ["deselect 0,1", "select 0,0"], "nothing is sent after the end")
    }

    @Test func modelsOfChosenRowsAreSent() async throws {
      let controller = UITableViewController(style: .plain)
      let (table, log) = (try #require(controller.tableView), Log())
      table.register(UITableViewCell.self, forCellReuseIdentifier: "book")
      Observable.just(["Ada", "Grace"]).bind(to: table.rx.items(cellIdentifier: "book")) { _, book, cell in
        cell.textLabel?.text = book
      }
      .disposed(by: bag)
      table.rx.modelSelected(String.self).bind { log.add("open \($0)") }.disposed(by: bag)
      table.rx.modelDeselected(String.self).bind { log.add("close \($0)") }.disposed(by: bag)
      table.rx.modelSelected(Int.self).bind { _ in log.add("no such model") }.disposed(by: bag)
      table.rx.willDisplayCell.bind { log.add("row \($0.indexPath.row)") }.disposed(by: bag)
      let host = try ViewHost(controller)
      try await host.wait(for: "Grace")
      #expect(Set(log.lines) == ["row 0", "row 1"])
      try host.tap("Ada")
      try host.tap("Grace")
      #expect(log.lines.suffix(3) == ["open Ada", "close Ada", "open Grace"])
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
