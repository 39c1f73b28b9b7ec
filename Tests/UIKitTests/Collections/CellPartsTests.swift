import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  /// The texts and the image of a cell, which appear and disappear while it is shown.
  @Suite @MainActor struct CellPartsTests {
    private final class Styles: UITableViewController {
      static let all: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.all.count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: Self.all[indexPath.row], reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
      }

      var cells: [UITableViewCell] {
        Self.all.indices.compactMap { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
      }
    }

    private func show() async throws -> (ViewHost, [UITableViewCell]) {
      let styles = Styles(style: .plain)
      let host = try ViewHost(styles, size: CGSize(width: 400, height: 400))
      await host.nextFrame()
      try #require(styles.cells.count == Styles.all.count)
      return (host, styles.cells)
    }

    @Test func aTextAloneIsAtTheStart() async throws {
      let (host, cells) = try await show()
      for cell in cells {
        let (label, row) = (try #require(cell.textLabel?.realizedWidget), try #require(cell.realizedWidget))
        let place = try #require(label.place(in: row))
        #expect(place.minX < 20, "\(cell.style): \(place)")
      }
      host.close()
    }

    @Test func partsThatComeLaterAreShown() async throws {
      let (host, cells) = try await show()
      for cell in cells {
        cell.detailTextLabel?.text = "Detail"
        cell.imageView?.image = UIImage(systemName: "star")
      }
      func widgets(_ cell: UITableViewCell) -> [Gtk.Widget] {
        let detail = cell.style == .default ? nil : cell.detailTextLabel?.realizedWidget
        return [detail, cell.imageView?.realizedWidget].compactMap { $0 }
      }
      #expect(await MainLoop.wait { cells.flatMap(widgets).allSatisfy { $0.isMapped && $0.width > 0 } })
      for cell in cells {
        cell.detailTextLabel?.text = nil
        cell.imageView?.image = nil
      }
      #expect(await MainLoop.wait { cells.flatMap(widgets).allSatisfy { !$0.isMapped } })
      for cell in cells { cell.textLabel?.text = nil }
      for cell in cells { cell.textLabel?.text = "Again" }
      #expect(await MainLoop.wait { cells.allSatisfy { $0.textLabel?.realizedWidget?.isMapped == true } })
      host.close()
    }

    @Test func eachTextTakesTaps() async throws {
      let (host, cells) = try await show()
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      for cell in cells {
        if cell.style != .default { cell.detailTextLabel?.text = "Detail" }
        // A frame around the content, as in most apps.
        cell.indentationLevel = 1
        cell.contentView.addSubview(UIView())
        for label in [cell.textLabel, cell.style == .default ? nil : cell.detailTextLabel].compactMap({ $0 }) {
          let taps = TapLog()
          label.isUserInteractionEnabled = true
          label.addGestureRecognizer(UITapGestureRecognizer(target: taps, action: TapLog.tap))
          #expect(await MainLoop.wait { (label.realizedWidget?.width ?? 0) > 0 })
          await host.nextFrame()
          try Pointer.click(label)
          #expect(await MainLoop.wait { taps.count == 1 }, "\(cell.style), \(label.text ?? "")")
        }
      }
      host.close()
    }

    @MainActor private final class TapLog {
      private(set) var count = 0
      func tap() { count += 1 }
    }

    @Test func backgroundIsBehindTheMarkToo() async throws {
      let (host, cells) = try await show()
      for (index, cell) in cells.enumerated() {
        let (background, selected) = (UIView(), UIView())
        cell.accessoryType = .disclosureIndicator
        if index % 2 == 0 { cell.backgroundView = background }
        cell.selectedBackgroundView = selected
        cell.isSelected = index % 2 == 1
        let shown = index % 2 == 0 ? background : selected
        let row = try #require(cell.realizedWidget)
        #expect(await MainLoop.wait { shown.realizedWidget?.width == row.width && row.width > 0 }, "\(cell.style)")
        #expect(shown.realizedWidget?.place(in: row)?.minX == 0)
        cell.isSelected = index % 2 == 0
        let other = index % 2 == 0 ? selected : nil
        #expect(await MainLoop.wait { other == nil || other?.realizedWidget?.width == row.width })
      }
      host.close()
    }

    @Test func rowsWithBackgroundsAreChosenByAClick() async throws {
      let styles = Styles(style: .plain)
      let host = try ViewHost(styles, size: CGSize(width: 400, height: 400))
      #expect(await Devices.waitForFocus())
      await host.nextFrame()
      for (index, cell) in styles.cells.enumerated() {
        if index != 1 { cell.backgroundView = UIView() }
        if index != 2 { cell.selectedBackgroundView = UIView() }
        await host.nextFrame()
        try Pointer.click(cell)
        #expect(await MainLoop.wait { styles.tableView.indexPathForSelectedRow?.row == index })
        // A background without another one for the selection gives way to the theme's.
        let place = styles.cells[2].backgroundView?.realizedWidget?.parent
        #expect(place?.opacity == (index < 2 ? nil : index == 2 ? 0 : 1))
      }
      host.close()
    }

    @Test func accessoryViewsKeepTheirSizes() async throws {
      let (host, cells) = try await show()
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 20)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 24, height: 20))
      }
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
      let (image, toggle) = (UIImageView(image: picture), UISwitch())
      for (cell, view) in zip(cells, [box, image, toggle]) {
        cell.accessoryView = view
        cell.textLabel?.text = String(repeating: "word ", count: 3)
        cell.detailTextLabel?.text = "Detail"
      }
      for _ in 0..<3 { await host.nextFrame() }
      #expect(box.realizedWidget.map { [$0.width, $0.height] } == [80, 20])
      #expect(image.realizedWidget.map { [$0.width, $0.height] } == [24, 20])
      #expect((toggle.realizedWidget?.height ?? 99) < cells[2].frame.height)
      host.close()
    }

    /// One view for all cells, as some programs have it, and views that leave and come back.
    @Test func backgroundsAndAccessoriesMoveBetweenCells() async throws {
      let (host, cells) = try await show()
      let (background, selected, accessory) = (UIView(), UIView(), UISwitch())
      for cell in cells + cells.reversed() {
        (cell.backgroundView, cell.selectedBackgroundView, cell.accessoryView) = (nil, nil, nil)
        cell.backgroundView = background
        cell.selectedBackgroundView = selected
        cell.isSelected = true
        cell.accessoryView = accessory
        await host.nextFrame()
        let row = try #require(cell.realizedWidget)
        for view in [background, selected, accessory] {
          let widget = try #require(view.realizedWidget)
          #expect(row.all.contains { $0.isSame(as: widget) } && widget.isMapped, "\(cell.style)")
        }
      }
      let cell = cells[0]
      for _ in 0..<2 {
        (cell.backgroundView, cell.selectedBackgroundView, cell.accessoryView) = (nil, nil, nil)
        await host.nextFrame()
        (cell.backgroundView, cell.selectedBackgroundView, cell.accessoryView) = (background, selected, accessory)
        cell.editingAccessoryView = accessory
        cell.isEditing.toggle()
        await host.nextFrame()
        #expect(accessory.realizedWidget?.isMapped == true && background.realizedWidget?.isMapped == true)
      }
      host.close()
    }

    private class LinesCell: UITableViewCell {
      override func prepareForReuse() {
        super.prepareForReuse()
        textLabel?.text = nil
      }
    }

    private final class SubtitleCell: LinesCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }

      required init?(coder: NSCoder) { nil }
    }

    private final class Lines: UITableViewController {
      var cellClass = LinesCell.self

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(cellClass, forCellReuseIdentifier: "row")
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let isLong = indexPath.row % 6 == 3
        cell.textLabel?.numberOfLines = isLong ? 0 : 1
        if isLong {
          cell.textLabel?.text = String(repeating: "many words ", count: 12)
        } else if indexPath.row % 5 != 4 {
          cell.textLabel?.text = "Row \(indexPath.row)"
        }
        return cell
      }
    }

    private final class Described: UICollectionViewController {
      init() {
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      }

      required init?(coder: NSCoder) { nil }

      private var registration: UICollectionView.CellRegistration<UICollectionViewListCell, Int>!
      var kind: Character = "l"

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Texts"
        registration = .init { [unowned self] cell, _, _ in describe(cell) }
      }

      func describe(_ cell: UICollectionViewListCell) {
        var content = UIListContentConfiguration.cell()
        if "lf".contains(kind) { content.text = String(repeating: "many words ", count: 9) }
        if "lo".contains(kind) { content.secondaryText = String(repeating: "단어 여럿 ", count: 12) }
        if kind == "s" { content.text = "short" }
        cell.contentConfiguration = content
      }

      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

      override func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 0)
      }
    }

    /// Returns the height of a row whose shown cell has got descriptions, one after the other: two long texts (l), a short one (s),
    /// the first long one alone (f), the second one alone (o), none (n).
    private func height(after kinds: String) async throws -> Double {
      let screen = Described()
      screen.kind = kinds.first ?? "l"
      let host = try ViewHost(UINavigationController(rootViewController: screen), size: CGSize(width: 400, height: 400))
      defer { host.close() }
      await host.nextFrame()
      let cells = (0..<3).compactMap {
        screen.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell
      }
      for kind in kinds.dropFirst() {
        screen.kind = kind
        for cell in cells { screen.describe(cell) }
        for _ in 0..<3 { await host.nextFrame() }
      }
      return try #require(cells.first?.realizedWidget).height
    }

    @Test(arguments: ["lsl", "lfl", "lol", "lnl", "nlsl", "sl", "olfl"])
    func aSecondTextThatComesBackHasRoom(_ kinds: String) async throws {
      #expect(try await height(after: kinds) == height(after: "l"))
    }

    private final class ManyLines: UITableViewController {
      var rows = Array(0..<300)

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.register(SubtitleCell.self, forCellReuseIdentifier: "subtitle")
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = rows[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: row % 2 == 0 ? "row" : "subtitle", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.numberOfLines = 0
        cell.textLabel?.text = row % 5 == 4 ? nil : String(repeating: "many words ", count: row * 7 % 13)
        cell.detailTextLabel?.text = row % 3 == 0 ? nil : String(repeating: "단어 여럿 ", count: row * 5 % 11)
        cell.imageView?.image = row % 7 == 0 ? UIImage(systemName: "star") : nil
        return cell
      }
    }

    /// Returns the height of a row that is the only one.
    private func height(ofRow row: Int) async throws -> Double {
      let lines = ManyLines(style: .plain)
      lines.rows = [row]
      let host = try ViewHost(lines, size: CGSize(width: 400, height: 600))
      defer { host.close() }
      await host.nextFrame()
      return try #require(lines.tableView.cellForRow(at: IndexPath(row: 0, section: 0))).frame.height
    }

    @Test func rowsKeepTheirHeightsInReloadsWhileTheyScroll() async throws {
      var heights: [Int: Double] = [:]
      let lines = ManyLines(style: .plain)
      let host = try ViewHost(lines, size: CGSize(width: 400, height: 600))
      await host.nextFrame()
      var shown: [(row: Int, height: Double)] = []
      for step in 0..<60 {
        try Pointer.send(["mousemove", "200", "300", "click", step % 20 < 12 ? "5" : "4"])
        if step % 3 == 1 { lines.tableView.reloadData() }
        await host.nextFrame()
        if step % 10 == 9 {
          for _ in 0..<3 { await host.nextFrame() }
          for path in lines.tableView.indexPathsForVisibleRows ?? [] {
            shown.append((path.row, try #require(lines.tableView.cellForRow(at: path)).frame.height))
          }
        }
      }
      host.close()
      for (row, height) in shown {
        if heights[row] == nil { heights[row] = try await self.height(ofRow: row) }
        // Beside other rows, there is a line between them.
        #expect(try abs(height - #require(heights[row])) <= 1, "row \(row)")
      }
    }

    /// Cells whose former row had no text.
    @Test(arguments: [false, true])
    func rowsOfSeveralLinesAreHighEnoughAfterReuse(_ areSubtitles: Bool) async throws {
      let lines = Lines(style: .plain)
      if areSubtitles { lines.cellClass = SubtitleCell.self }
      let host = try ViewHost(lines, size: CGSize(width: 400, height: 600))
      await host.nextFrame()
      var low: Set<Int> = []
      for step in 0..<72 {
        try Pointer.send(["mousemove", "200", "300", "click", step < 36 ? "5" : "4"])
        await host.nextFrame()
        await host.nextFrame()
        for path in lines.tableView.indexPathsForVisibleRows ?? [] where path.row % 6 == 3 {
          if try #require(lines.tableView.cellForRow(at: path)).frame.height < 50 { low.insert(path.row) }
        }
      }
      #expect(low.isEmpty)
      host.close()
    }
  }
}
