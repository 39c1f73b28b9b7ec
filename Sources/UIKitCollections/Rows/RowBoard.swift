import Foundation
import GtkBridge
import GtkObjects

/// The requirements of a ``RowBoard`` for the view that shows it.
@MainActor
protocol RowBoardOwner: PressedRows, MenuRows, SwipeActionRows {
  /// Returns the view of a row that appears on screen.
  func makeView(for row: RowMap.Row) -> UIView
  /// Called after the view of a row has come into a slot.
  func prepare(_ slot: RowSlot, for row: RowMap.Row)
  /// Called when a row appears on screen, or has been reloaded there.
  func willDisplay(_ slot: RowSlot, _ row: RowMap.Row)
  /// Called after a change that left rows and their views in their places on screen. The rows' index paths may have
  /// changed.
  func didKeep(_ slots: [RowSlot])
  /// Called after a view has left its row. It can be reused for another row.
  func didEnd(_ view: UIView, of row: RowMap.Row)
  var selection: Set<IndexPath> { get }
  func isSelected(_ row: RowMap.Row) -> Bool
}

/// The rows of a table on screen: a GtkListView whose rows show reusable views.
///
/// GTK only creates slots for the rows near the visible part. No object stands for any other row.
@MainActor
final class RowBoard {
  let list = Gtk.ListView()
  let scroller = Gtk.ScrolledWindow()
  private(set) var map = RowMap()
  private(set) weak var owner: (any RowBoardOwner)?
  private let source = RowSource()
  private let model: Gtk.ListModel
  private(set) var slots: [RowSlot] = []
  /// The slots with a view, by the view.
  private var places: [ObjectIdentifier: RowSlot] = [:]
  /// Indicates whether the first row of each section is its header.
  var firstRowsAreHeaders = false
  private var isChanging = false
  /// Indicates whether rows are being placed.
  private var isPlacing = false
  /// Indicates whether the views of rows that have left the screen are about to become reusable.
  private var isEndPlanned = false
  /// The views of rows that remain during the current change.
  private var parked: [RowMap.Row: UIView] = [:]
  private let look: AppliedStyle
  /// The press of a row.
  let press: RowPress
  /// The context menus of the rows.
  let menu: RowMenu
  /// The swipes over the rows.
  let swipe: Gtk.RowSwipe

  init(of owner: any RowBoardOwner) {
    self.owner = owner
    model = Gtk.ListModel(source)
    look = AppliedStyle(list)
    press = RowPress(on: list, isChoiceOfList: true)
    press.rows = owner
    menu = RowMenu(on: list, of: owner)
    swipe = Gtk.RowSwipe(on: list, of: owner)
    press.swipe = swipe
    source.isSelected = { [weak self] position in
      // GTK calls this for every row on screen after each change.
      guard let self, let owner = self.owner, !owner.selection.isEmpty, let row = map.row(at: position) else {
        return false
      }
      return owner.isSelected(row)
    }
    list.setFactory(
      Gtk.ListItemFactory { [weak self] item in
        guard let self else { return EmptyContent() }
        let slot = RowSlot(item, in: self)
        slots.append(slot)
        return slot
      })
    list.setModel(model)
    list.clearAccessibleName()
    list.makeRowsOneStop { [weak self] in self?.slot(in: $0)?.item.isSelectable != false }
    list.activatesOnSingleClick = true
    list.onActivate { [weak self] position in
      guard let self, case .row(let path)? = map.row(at: position), let owner = self.owner, owner.isSelectable,
        press.permitsChoice(of: path)
      else { return }
      owner.choose(path)
    }
    // The list must be the scroller's immediate child; otherwise GTK creates every row.
    scroller.setChild(list)
    scroller.expand()
  }

  isolated deinit { list.removeRows() }

  func setLook(_ css: String) { look.setAtOnce(css) }

  // MARK: Rows on screen

  /// The slots of the rows with views, in order.
  var boundSlots: [RowSlot] { slots.filter(\.isBound).sorted { $0.item.position < $1.item.position } }

  /// The slots of the rows that are at least partly visible.
  var visibleSlots: [RowSlot] { boundSlots.filter { $0.rowWidget.map(list.shows) == true } }

  func slot(of row: RowMap.Row) -> RowSlot? { slots.first { $0.isBound && $0.row == row } }

  func slot(of view: UIView) -> RowSlot? { places[ObjectIdentifier(view)] }

  /// Returns the slot at a distance from the top of the visible part.
  func slot(at y: Double) -> RowSlot? {
    slots.first { $0.isBound && $0.rowWidget?.spans(y, of: list) == true }
  }

  /// The slot of the row with the keyboard focus.
  var focusedSlot: RowSlot? { (list.focus?.row).flatMap(slot(in:)) }

  private func slot(in row: Gtk.Widget) -> RowSlot? {
    slots.first { $0.isBound && $0.rowWidget?.isSame(as: row) == true }
  }

  /// The row that contains the keyboard focus, and its widget.
  var focusedPlace: (path: IndexPath, widget: Gtk.Widget)? {
    guard let slot = focusedSlot, case .row(let path)? = slot.row, let row = slot.rowWidget else { return nil }
    return (path, row)
  }

  /// The row with the keyboard focus, unless a control inside has it.
  var focusedPath: IndexPath? {
    guard let (row, widget) = list.focus, widget.isSame(as: row), case .row(let path)? = focusedSlot?.row else {
      return nil
    }
    return path
  }

  func bind(_ slot: RowSlot) {
    slot.isBound = true
    let wasPlacing = isPlacing
    isPlacing = true
    defer { isPlacing = wasPlacing }
    // The rows below a change are shown after the whole change is known.
    if !isChanging { fill(slot) }
  }

  func unbind(_ slot: RowSlot) {
    slot.isBound = false
    if isChanging { return park(slot) }
    // GTK may bind the slot to the same row again at once.
    guard !isEndPlanned else { return }
    isEndPlanned = true
    Task { @MainActor [weak self] in self?.endUnbound() }
  }

  private func endUnbound() {
    isEndPlanned = false
    for slot in slots where !slot.isBound { end(slot) }
  }

  func remove(_ slot: RowSlot) {
    slot.isBound = false
    end(slot)
    if let view = slot.view { places[ObjectIdentifier(view)] = nil }
    slots.removeAll { $0 === slot }
  }

  private func end(_ slot: RowSlot) {
    guard let view = slot.view, let row = slot.row else { return }
    slot.row = nil
    owner?.didEnd(view, of: row)
  }

  private func fill(_ slot: RowSlot) {
    let position = slot.item.position
    guard let owner, let row = map.row(at: position) else { return }
    if slot.row == row { return slot.setPlace(place(of: row, at: position)) }
    end(slot)
    let kept = parked.removeValue(forKey: row)
    show(kept ?? owner.makeView(for: row), in: slot)
    slot.row = row
    slot.setPlace(place(of: row, at: position))
    if case .row = row {
      (slot.item.isSelectable, slot.item.isActivatable) = (true, true)
    } else {
      (slot.item.isSelectable, slot.item.isActivatable) = (false, false)
    }
    owner.prepare(slot, for: row)
    if kept == nil { owner.willDisplay(slot, row) }
  }

  /// Shows another view in a slot.
  private func show(_ view: UIView, in slot: RowSlot) {
    guard view !== slot.view else { return }
    if let other = places.removeValue(forKey: ObjectIdentifier(view)), other !== slot { other.setView(nil) }
    if let old = slot.view { places[ObjectIdentifier(old)] = nil }
    slot.setView(view)
    places[ObjectIdentifier(view)] = slot
  }

  private func place(of row: RowMap.Row, at position: Int) -> RowPlace {
    var place: RowPlace = []
    switch row {
    case .tableHeader, .header: place = [.header, .sectionStart]
    case .tableFooter, .footer: place = .footer
    case .row(let path):
      let section = map.sections[path.section]
      let isHeader = firstRowsAreHeaders && path.row == 0
      if isHeader {
        place = .header
      } else if path.row == (firstRowsAreHeaders ? 1 : 0) {
        place = .first
      }
      if path.row == 0, !section.hasHeader { place.insert(.sectionStart) }
      if path.row == section.rows - 1, !isHeader { place.insert(.last) }
    }
    if position == 0 { place.insert(.listStart) }
    if position == map.count - 1 { place.insert(.listEnd) }
    return place
  }

  // MARK: Changes

  /// Reloads all rows. The distance from the top stays the same.
  func reload(_ map: RowMap) {
    let (old, new) = (self.map.count, map.count)
    let change = RowChange(at: min(old, new), removed: max(old - new, 0), added: max(new - old, 0))
    self.change(to: map, by: [change]) { _ in nil }
  }

  /// Shows a new state of the rows.
  ///
  /// - Parameters:
  ///   - map: The new rows.
  ///   - changes: The replacements that lead to the new rows.
  ///   - start: The number of unchanged rows at the start.
  ///   - place: A closure that returns the new place of a row whose view remains.
  func change(
    to map: RowMap, by changes: [RowChange], keeping start: Int = 0, place: (RowMap.Row) -> RowMap.Row?
  ) {
    for slot in slots where !slot.isBound { end(slot) }
    isChanging = true
    let text = list.focus.flatMap { $0.widget.isTextInput ? (widget: $0.widget, slot: slot(in: $0.row)) : nil }
    let textPosition = text?.slot?.item.position
    var staying: [(slot: RowSlot, view: UIView, later: RowMap.Row)] = []
    var ended: [(view: UIView, row: RowMap.Row)] = []
    for slot in slots where slot.isBound {
      // The last of the unchanged rows may become or cease to be the last one of its section.
      if slot.row != nil, slot.item.position < start - 1 { continue }
      guard let view = slot.view, let row = slot.row else { continue }
      slot.row = nil
      if let later = place(row) { staying.append((slot, view, later)) } else { ended.append((view, row)) }
    }
    for change in changes where change.removed > 0 || change.added > 0 {
      source.count += change.added - change.removed
      model.itemsChanged(at: change.position, removed: change.removed, added: change.added) {
        slots.filter(\.isBound).map(\.item.position)
      }
    }
    self.map = map
    source.count = map.count
    isChanging = false
    // The slots with a row are those of the unchanged rows.
    var kept = slots.filter { $0.row != nil }
    for (slot, view, later) in staying {
      // GTK may have given up the slot with its view.
      if slot.isBound, slot.view === view, map.row(at: slot.item.position) == later {
        slot.row = later
        slot.setPlace(self.place(of: later, at: slot.item.position))
        kept.append(slot)
      } else if parked[later] == nil {
        parked[later] = view
      } else {
        ended.append((view, later))
      }
    }
    owner?.didKeep(kept)
    for (view, row) in ended { owner?.didEnd(view, of: row) }
    for slot in slots where slot.isBound && slot.row == nil { fill(slot) }
    for (row, view) in parked { owner?.didEnd(view, of: row) }
    parked = [:]
    if let text, let textPosition, !text.widget.isDescendant(of: list) {
      let position = min(textPosition, source.count - 1)
      list.giveUpTextFocus(to: slots.first { $0.isBound && $0.item.position == position }?.rowWidget)
    }
    // The screen may have appeared without rows, and still waits for a place for its focus.
    AwaitedFocus.settle()
  }

  /// Keeps the view of an unchanged row until its new slot is known. GTK gives up slots during a change.
  private func park(_ slot: RowSlot) {
    guard let row = slot.row, let view = slot.view else { return }
    slot.row = nil
    parked[row] = view
  }

  /// Reloads the views of rows that keep their places.
  func refill(_ rows: Set<RowMap.Row>) {
    for slot in slots {
      guard let row = slot.row, rows.contains(row) else { continue }
      end(slot)
      if slot.isBound { fill(slot) }
    }
  }

  /// Lays out the rows now, unless GTK is doing so.
  func layOutNow() {
    guard !isPlacing, !isChanging else { return }
    isPlacing = true
    scroller.layOutNow()
    isPlacing = false
  }

  func selectionDidChange() { model.selectionChanged(count: source.count) }
}

/// The number of rows and their selection, for GTK.
@MainActor
private final class RowSource: Gtk.ListModelSource {
  var count = 0
  var isSelected: (Int) -> Bool = { _ in false }

  func isSelected(at position: Int) -> Bool { isSelected(position) }

  /// Rejects GTK's own selection: as in UIKit, only a click or Return chooses a row, not the arrow keys.
  func setSelection(_ selected: Gtk.PositionSet, mask: Gtk.PositionSet) -> Bool { false }
}

/// The empty content for GTK in place of a table that no longer exists.
private final class EmptyContent: Gtk.ListItemContent {
  func bind() {}
  func unbind() {}
  func tearDown() {}
}
