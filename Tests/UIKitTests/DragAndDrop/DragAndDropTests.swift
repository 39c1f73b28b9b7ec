import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// Drags by the pointer of the display.
  @Suite @MainActor struct DragAndDropTests {
    private final class Screen: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
      let log = Log()
      let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
      let box = UIView(frame: CGRect(x: 220, y: 20, width: 140, height: 120))
      var operation = UIDropOperation.move

      override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .systemYellow
        box.backgroundColor = .systemTeal
        view.addSubview(card)
        view.addSubview(box)
        card.addInteraction(UIDragInteraction(delegate: self))
        box.addInteraction(UIDropInteraction(delegate: self))
      }

      func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
      {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "한글" as NSString))
        item.localObject = 7
        return [item]
      }

      func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
      ) { log.add("ended \(operation)") }

      func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self)
      }

      func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        log.add("entered")
      }

      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal { UIDropProposal(operation: operation) }

      func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let isInside = box.bounds.contains(session.location(in: box))
        let object = session.items.first?.localObject as? Int ?? 0
        session.loadObjects(ofClass: String.self) { log.add("dropped \($0) \(object) \(isInside)") }
      }
    }

    private func drag(_ view: UIView, to target: UIView) async throws {
      let (from, to) = (try center(of: view), try center(of: target))
      let (right, down) = (to.x - from.x, to.y - from.y)
      try Pointer.drag(view, by: [(12, 2), (right - 16, down - 4), (2, 1)], releases: false)
      try await settle()
      try Pointer.drag(by: [(2, 1)])
      try await settle()
      try Pointer.release()
    }

    /// The display answers a drag in several steps, which no event announces.
    private func settle() async throws { try await Task.sleep(for: .milliseconds(150)) }

    private func center(of view: UIView) throws -> CGPoint {
      let widget = try #require(view.realizedWidget)
      return try #require(widget.pointInWindow(CGPoint(x: widget.width / 2, y: widget.height / 2)))
    }

    @Test func itemsAreDroppedOnAView() async throws {
      let screen = Screen()
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrame()
      try await drag(screen.card, to: screen.box)
      #expect(await MainLoop.wait(timeout: .seconds(10)) { screen.log.lines.last?.hasPrefix("ended") == true })
      #expect(screen.log.lines == ["entered", "dropped [\"한글\"] 7 true", "ended move"])
      screen.log.lines = []
      screen.operation = .forbidden
      try await drag(screen.card, to: screen.box)
      #expect(await MainLoop.wait(timeout: .seconds(10)) { screen.log.lines.last?.hasPrefix("ended") == true })
      #expect(screen.log.lines == ["entered", "ended cancel"])
      screen.card.interactions = []
      host.close()
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
      var rows: [String]
      var movesItself = false
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 180, height: 280))

      init(_ rows: [String]) {
        self.rows = rows
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.dragDelegate = self
        table.dropDelegate = self
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
      }

      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movesItself }

      func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
      ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

      func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
      {
        session.localContext = self
        let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row]))
        item.localObject = indexPath
        return [item]
      }

      func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first,
          let source = coordinator.session.localDragSession?.localContext as? Rows,
          let from = item.dragItem.localObject as? IndexPath
        else { return }
        let text = source.rows.remove(at: from.row)
        rows.insert(text, at: path.row)
        if source === self {
          #expect(item.sourceIndexPath == from)
          table.moveRow(at: from, to: path)
        } else {
          source.table.deleteRows(at: [from], with: .automatic)
          table.insertRows(at: [path], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: path)
      }
    }

    @Test func rowsAreMovedWithinATableAndToAnother() async throws {
      let (first, second) = (Rows(["A", "B", "C"]), Rows(["X"]))
      let screen = UIViewController()
      screen.view.addSubview(first.table)
      screen.view.addSubview(second.table)
      second.table.frame.origin.x = 200
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrame()
      func cell(_ rows: Rows, _ row: Int) throws -> UIView {
        try #require(rows.table.cellForRow(at: IndexPath(row: row, section: 0)))
      }
      // The last step of a drag is below the middle of a row.
      try await drag(try cell(first, 0), to: try cell(first, 1))
      #expect(await MainLoop.wait(timeout: .seconds(10)) { first.rows == ["B", "A", "C"] })
      await host.nextFrame()
      first.movesItself = true
      try await drag(try cell(first, 0), to: try cell(first, 2))
      #expect(await MainLoop.wait(timeout: .seconds(10)) { first.rows == ["A", "C", "B"] })
      await host.nextFrame()
      try await drag(try cell(first, 1), to: try cell(second, 0))
      #expect(await MainLoop.wait(timeout: .seconds(10)) { second.rows == ["X", "C"] && first.rows == ["A", "B"] })
      #expect(await MainLoop.wait(timeout: .seconds(10)) { !first.table.hasActiveDrag })
      await host.nextFrame()
      #expect(host.texts.filter { !$0.isEmpty } == ["A", "B", "X", "C"])
      try await Picture.take("dragged-rows", host)
      host.close()
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
      UICollectionViewDropDelegate
    {
      var items = ["A", "B", "C", "D"]
      let grid: UICollectionView

      override init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 60)
        grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 380, height: 280), collectionViewLayout: layout)
        super.init()
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        grid.dataSource = self
        grid.dragDelegate = self
        grid.dropDelegate = self
      }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
      }

      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = items[indexPath.item]
        cell.contentConfiguration = content
        return cell
      }

      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item]))] }

      func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {
        guard let path = coordinator.destinationIndexPath, let from = coordinator.items.first?.sourceIndexPath else {
          return
        }
        items.insert(items.remove(at: from.item), at: path.item)
        grid.moveItem(at: from, to: path)
      }
    }

    @Test func itemsOfAGridAreReordered() async throws {
      let (items, screen) = (Items(), UIViewController())
      screen.view.addSubview(items.grid)
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrame()
      await host.nextFrame()
      func cell(_ item: Int) throws -> UIView {
        try #require(items.grid.cellForItem(at: IndexPath(item: item, section: 0)))
      }
      try await drag(try cell(0), to: try cell(2))
      #expect(await MainLoop.wait(timeout: .seconds(10)) { items.items == ["B", "C", "A", "D"] })
      host.close()
    }

    @Test func valuesAreProvidedAndRead() throws {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill(.zero) }
      let provider = NSItemProvider(object: picture)
      #expect(provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: String.self))
      var read: UIImage?
      provider.loadObject(ofClass: UIImage.self) { image, _ in read = image }
      #expect(read?.size.width == 3 || read?.size.width == 6)
      let own = NSItemProvider()
      own.registerDataRepresentation(forTypeIdentifier: "application/x-note", visibility: .all) { answer in
        answer(Data([7]), nil)
        return nil
      }
      var data: Data?
      own.loadDataRepresentation(forTypeIdentifier: "application/x-note") { loaded, _ in data = loaded }
      #expect(data == Data([7]) && own.registeredTypeIdentifiers == ["application/x-note"])
    }
  }
}
