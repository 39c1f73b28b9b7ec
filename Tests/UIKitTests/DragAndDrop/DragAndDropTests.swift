import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// Drags between views, by the signals that GTK sends.
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

    /// Drags from the middle of a view inside a source to a place beside the middle of one inside a target.
    private func drag(_ view: UIView, of source: UIView, to place: UIView, of target: UIView) throws -> Bool {
      let (from, to) = (try DragSignals(of: source), try DragSignals(of: target))
      #expect(from.begin(at: try middle(of: view, in: from.widget)))
      defer { from.end() }
      let middle = try middle(of: place, in: to.widget)
      return to.drop(at: CGPoint(x: middle.x + 1, y: middle.y + 1))
    }

    private func middle(of view: UIView, in other: Gtk.Widget) throws -> CGPoint {
      let frame = try #require(view.realizedWidget?.frame(inside: other))
      return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func itemsAreDroppedOnAView() async throws {
      let screen = Screen()
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      await host.nextFrame()
      #expect(try drag(screen.card, of: screen.card, to: screen.box, of: screen.box))
      #expect(screen.log.lines == ["entered", "dropped [\"한글\"] 7 true", "ended move"])
      screen.log.lines = []
      screen.operation = .forbidden
      #expect(try !drag(screen.card, of: screen.card, to: screen.box, of: screen.box))
      #expect(screen.log.lines == ["entered", "ended cancel"])
      screen.card.interactions = []
      #expect(try !DragSignals(of: screen.card).begin(at: CGPoint(x: 5, y: 5)))
      host.close()
    }

    private final class Texts: UIViewController, UIDropInteractionDelegate {
      let log = Log()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addInteraction(UIDropInteraction(delegate: self))
      }

      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal { UIDropProposal(operation: .copy) }

      func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: String.self) { log.add("\($0) \(session.localDragSession == nil)") }
      }
    }

    @Test func textsOfOtherProgramsAreDropped() async throws {
      let screen = Texts()
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      await host.nextFrame()
      #expect(try DragSignals(of: screen.view).drop("다른 글", at: CGPoint(x: 9, y: 9)))
      #expect(screen.log.lines == ["[\"다른 글\"] true"])
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
      await host.nextFrame()
      func cell(_ rows: Rows, _ row: Int) throws -> UIView {
        try #require(rows.table.cellForRow(at: IndexPath(row: row, section: 0)))
      }
      // A drop below the middle of a row is behind it.
      #expect(try drag(try cell(first, 0), of: first.table, to: try cell(first, 1), of: first.table))
      #expect(first.rows == ["B", "A", "C"])
      await host.nextFrame()
      first.movesItself = true
      #expect(try drag(try cell(first, 0), of: first.table, to: try cell(first, 2), of: first.table))
      #expect(first.rows == ["A", "C", "B"])
      await host.nextFrame()
      #expect(try drag(try cell(first, 1), of: first.table, to: try cell(second, 0), of: second.table))
      #expect(second.rows == ["X", "C"] && first.rows == ["A", "B"] && !first.table.hasActiveDrag)
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
      await host.nextFrame()
      await host.nextFrame()
      func cell(_ item: Int) throws -> UIView {
        try #require(items.grid.cellForItem(at: IndexPath(item: item, section: 0)))
      }
      #expect(try drag(try cell(0), of: items.grid, to: try cell(2), of: items.grid))
      #expect(items.items == ["B", "C", "A", "D"])
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
