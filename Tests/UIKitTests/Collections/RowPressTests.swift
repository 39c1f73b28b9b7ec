import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  @Suite @MainActor struct RowPressTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func show(_ screen: UIViewController) async throws -> ViewHost {
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrame()
      await host.nextFrame()
      return host
    }

    private func wait(for log: [String], in screen: any PressScreen) async {
      _ = await MainLoop.wait { screen.log == log }
      #expect(screen.log == log)
    }

    // MARK: Pointer

    @Test(arguments: PressKind.allCases) func pressHighlightsBeforeTheReleaseChooses(_ kind: PressKind) async throws {
      let screen = kind.makeScreen()
      let host = try await show(screen)
      let cell = try #require(screen.cell(at: 1))
      try Pointer.drag(cell, by: [], releases: false)
      await wait(for: ["should highlight 1", "highlight 1"], in: screen)
      #expect(screen.isHighlighted(cell))
      #expect(screen.states.last == "pressed 1")
      try Pointer.release()
      await wait(
        for: ["should highlight 1", "highlight 1", "unhighlight 1", "should select 1", "select 1", "perform 1"],
        in: screen)
      #expect(!screen.isHighlighted(cell))
      #expect(screen.states.last == "selected 1")
      host.close()
    }

    @Test(arguments: PressKind.allCases) func releaseBesideTheRowChoosesNothing(_ kind: PressKind) async throws {
      let screen = kind.makeScreen()
      let host = try await show(screen)
      let cell = try #require(screen.cell(at: 0))
      try Pointer.drag(cell, by: [(0, 1), (0, 90), (0, 1)])
      await wait(for: ["should highlight 0", "highlight 0", "unhighlight 0"], in: screen)
      // The next press needs a row at rest.
      try Pointer.click(try #require(screen.cell(at: 1)))
      _ = await MainLoop.wait { screen.log.contains("perform 1") }
      #expect(!screen.log.contains("select 0"))
      host.close()
    }

    @Test(arguments: PressKind.allCases) func refusedRowsAreNotChosen(_ kind: PressKind) async throws {
      let screen = kind.makeScreen()
      screen.refused = 1
      let host = try await show(screen)
      try Pointer.click(try #require(screen.cell(at: 1)))
      await wait(for: ["should highlight 1"], in: screen)
      try Pointer.click(try #require(screen.cell(at: 0)))
      _ = await MainLoop.wait { screen.log.contains("perform 0") }
      #expect(!screen.log.contains("select 1"))
      host.close()
    }

    @Test(arguments: PressKind.allCases) func controlsOfARowKeepTheirPresses(_ kind: PressKind) async throws {
      let screen = kind.makeScreen()
      screen.hasButtons = true
      let host = try await show(screen)
      let button = try #require(screen.buttons.first)
      try Pointer.drag(button, by: [], releases: false)
      await host.nextFrame()
      await host.nextFrame()
      try Pointer.release()
      await wait(for: ["button"], in: screen)
      host.close()
    }

    @Test(arguments: PressKind.allCases) func gesturesOfARowTakeThePress(_ kind: PressKind) async throws {
      let screen = kind.makeScreen()
      screen.hasTaps = true
      let host = try await show(screen)
      try Pointer.click(try #require(screen.tapped.first))
      _ = await MainLoop.wait { screen.log.contains("tap") }
      await host.nextFrame()
      #expect(screen.log.filter { !$0.contains("highlight") } == ["tap"])
      #expect(screen.log.last == "tap" || screen.log.last == "unhighlight 0")
      host.close()
    }

    // MARK: Keyboard

    @Test(arguments: PressKind.allCases, ["Return", "space"])
    func keyHighlightsWhileItIsDown(_ kind: PressKind, _ key: String) async throws {
      let screen = kind.makeScreen()
      let host = try await show(screen)
      try Pointer.click(try #require(screen.cell(at: 1)))
      _ = await MainLoop.wait { screen.log.contains("perform 1") }
      screen.log = []
      try Pointer.send(["keydown", key])
      await wait(for: ["should highlight 1", "highlight 1"], in: screen)
      try Pointer.send(["keyup", key])
      await wait(
        for: ["should highlight 1", "highlight 1", "unhighlight 1", "should select 1", "select 1", "perform 1"],
        in: screen)
      host.close()
    }

    // MARK: Choice

    @Test func severalItemsAreDeselectedByPermission() async throws {
      let screen = PressedItems(isList: false)
      screen.collectionView.allowsMultipleSelection = true
      let host = try await show(screen)
      screen.collectionView.choose(path(0))
      screen.keepsSelection = true
      screen.collectionView.choose(path(0))
      #expect(screen.collectionView.indexPathsForSelectedItems == [path(0)])
      #expect(screen.log == ["should select 0", "select 0", "perform 0", "should deselect 0"])
      screen.keepsSelection = false
      screen.collectionView.choose(path(0))
      #expect(screen.collectionView.indexPathsForSelectedItems == nil)
      #expect(screen.log.last == "deselect 0")
      host.close()
    }

    @Test func aChoiceThatExtendsTheSelectionPerformsNothing() async throws {
      let screen = PressedRows()
      screen.tableView.allowsMultipleSelection = true
      let host = try await show(screen)
      screen.tableView.choose(path(0))
      screen.tableView.choose(path(1))
      #expect(screen.log.filter { $0.hasPrefix("perform") } == ["perform 0"])
      screen.log = []
      screen.tableView.allowsMultipleSelection = false
      screen.cannotPerform = 0
      screen.tableView.choose(path(0))
      #expect(!screen.log.contains("perform 0"))
      host.close()
    }

    @Test func labelsAndBackgroundsFollowThePress() async throws {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UILabel()
      cell.contentView.addSubview(label)
      cell.selectedBackgroundView = UIView()
      cell.setHighlighted(true, animated: false)
      #expect(label.isHighlighted)
      cell.setHighlighted(false, animated: false)
      #expect(!label.isHighlighted)
      cell.setSelected(true, animated: false)
      #expect(label.isHighlighted)
      let item = UICollectionViewCell(frame: .zero)
      let image = UIImageView()
      item.contentView.addSubview(image)
      item.isHighlighted = true
      #expect(image.isHighlighted)
    }
  }

  /// The kinds of views whose rows or items are pressed.
  enum PressKind: CaseIterable, Sendable {
    case table, list, grid

    @MainActor
    func makeScreen() -> any PressScreen {
      switch self {
      case .table: PressedRows()
      case .list: PressedItems(isList: true)
      case .grid: PressedItems(isList: false)
      }
    }
  }

  /// A screen with three rows or items and a log of the calls of its delegate.
  @MainActor
  protocol PressScreen: UIViewController {
    var log: [String] { get set }
    var states: [String] { get }
    var refused: Int? { get set }
    var hasButtons: Bool { get set }
    var buttons: [UIButton] { get }
    var hasTaps: Bool { get set }
    var tapped: [UIView] { get }
    func cell(at index: Int) -> UIView?
    func isHighlighted(_ cell: UIView) -> Bool
  }
}

@MainActor
private func note(_ state: UICellConfigurationState, of index: Int, in states: inout [String]) {
  states.append(state.isHighlighted ? "pressed \(index)" : state.isSelected ? "selected \(index)" : "plain \(index)")
}

@MainActor
private func makeButton(_ action: @escaping () -> Void) -> UIButton {
  let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in action() })
  button.frame = CGRect(x: 200, y: 2, width: 80, height: 32)
  return button
}

@MainActor
private func makeTapped(_ recognizer: UITapGestureRecognizer) -> UIView {
  let view = UIView(frame: CGRect(x: 200, y: 2, width: 80, height: 32))
  view.backgroundColor = .systemTeal
  view.addGestureRecognizer(recognizer)
  return view
}

private final class PressedRows: UITableViewController, UIKitTests.PressScreen {
  var log: [String] = []
  var states: [String] = []
  var refused: Int?
  var cannotPerform: Int?
  var hasButtons = false
  var buttons: [UIButton] = []
  var hasTaps = false
  var tapped: [UIView] = []

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { nil }

  func cell(at index: Int) -> UIView? { tableView.cellForRow(at: IndexPath(row: index, section: 0)) }
  func isHighlighted(_ cell: UIView) -> Bool { (cell as? UITableViewCell)?.isHighlighted == true }
  private func didTap() { log.append("tap") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    let row = indexPath.row
    cell.configurationUpdateHandler = { [weak self] _, state in
      if let self { note(state, of: row, in: &states) }
    }
    if hasTaps {
      let view = makeTapped(UITapGestureRecognizer(target: self, action: PressedRows.didTap))
      tapped.append(view)
      cell.contentView.addSubview(view)
    }
    if hasButtons {
      let button = makeButton { [weak self] in self?.log.append("button") }
      buttons.append(button)
      cell.contentView.addSubview(button)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("should highlight \(indexPath.row)")
    return indexPath.row != refused
  }

  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlight \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("unhighlight \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("should select \(indexPath.row)")
    return indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != cannotPerform
  }

  override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    log.append("perform \(indexPath.row)")
  }
}

private final class PressedItems: UICollectionViewController, UIKitTests.PressScreen {
  var log: [String] = []
  var states: [String] = []
  var refused: Int?
  var keepsSelection = false
  var hasButtons = false
  var buttons: [UIButton] = []
  var hasTaps = false
  var tapped: [UIView] = []

  init(isList: Bool) {
    if isList {
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
    } else {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 40)
      super.init(collectionViewLayout: layout)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
  }

  func cell(at index: Int) -> UIView? { collectionView.cellForItem(at: IndexPath(item: index, section: 0)) }
  func isHighlighted(_ cell: UIView) -> Bool { (cell as? UICollectionViewCell)?.isHighlighted == true }
  private func didTap() { log.append("tap") }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "\(indexPath.item)"
    cell.contentConfiguration = content
    let item = indexPath.item
    cell.configurationUpdateHandler = { [weak self] _, state in
      if let self { note(state, of: item, in: &states) }
    }
    if hasTaps {
      let view = makeTapped(UITapGestureRecognizer(target: self, action: PressedItems.didTap))
      tapped.append(view)
      cell.contentConfiguration = nil
      cell.contentView.addSubview(view)
    }
    if hasButtons {
      let button = makeButton { [weak self] in self?.log.append("button") }
      buttons.append(button)
      cell.contentConfiguration = nil
      cell.contentView.addSubview(button)
    }
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    log.append("should highlight \(indexPath.item)")
    return indexPath.item != refused
  }

  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("highlight \(indexPath.item)")
  }

  override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log.append("unhighlight \(indexPath.item)")
  }

  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    log.append("should select \(indexPath.item)")
    return true
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  override func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    log.append("should deselect \(indexPath.item)")
    return !keepsSelection
  }

  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.item)")
  }

  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    log.append("perform \(indexPath.item)")
  }
}
