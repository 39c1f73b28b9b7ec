import GtkObjects

/// A column of cards. Neighbouring views are the rows of one card. A ``Section`` draws a card of its own between them.
final class CardContainer: Container {
  private var cards: [Gtk.Box] = []
  private(set) var rowEditing: RowEditing?
  private(set) var swipe: Gtk.RowSwipe?
  private var menu: RowMenu?
  private lazy var style = AppliedStyle(widget)
  /// Indicates whether rows that can be edited have the controls of edit mode.
  var isEditing = false { didSet { rowEditing?.isActive = isEditing } }

  init(_ column: Gtk.Box, outer: Container?, graph: ViewGraph) {
    super.init(column, axis: .vertical, layout: .init(horizontal: .fill, vertical: .fill), outer: outer, graph: graph)
  }

  override func insert(_ arranged: [Element], into column: Gtk.Widget) {
    let old = menu == nil && swipe == nil ? [] : rows
    removeElements(except: arranged)
    elements = arranged
    if !old.isEmpty { closeMenuAndSwipe(ofRowsIn: old) }
    var unused = cards
    cards = []
    var previous: Gtk.Widget?
    var rowAbove: Gtk.Widget?
    for (index, element) in arranged.enumerated() {
      let widget = element.outermost
      if element.traits.isSection {
        place(widget, in: column, after: previous)
        (previous, rowAbove) = (widget, nil)
        continue
      }
      if rowAbove == nil {
        let rows = arranged[index...].prefix { !$0.traits.isSection }.map(\.outermost)
        let card = Self.card(for: rows, among: &unused)
        cards.append(card)
        place(card, in: column, after: previous)
        previous = card
      }
      if let card = cards.last { place(widget, in: card, after: rowAbove) }
      rowAbove = widget
    }
    for card in unused { card.removeFromParent() }
    enableEditing()
  }

  /// Closes the menu and the swipe of a row that has been removed.
  private func closeMenuAndSwipe(ofRowsIn old: [CardRow]) {
    let kept = Set(rows.map { ObjectIdentifier($0) })
    for row in old where !kept.contains(ObjectIdentifier(row)) {
      menu?.close(in: row)
      swipe?.close(in: row)
    }
  }

  private var rows: [CardRow] { elements.compactMap { $0.hasTraits ? $0.traits.cardRow : nil } }

  /// Enables editing by keys and pointer once there are rows that support it.
  private func enableEditing() {
    let rows = rows
    if rowEditing == nil, rows.contains(where: { $0.canDelete || $0.canMove }) {
      rowEditing = RowEditing(of: self)
      rowEditing?.isActive = isEditing
      style.set(ListLook.editControls)
    }
    if menu == nil, rows.contains(where: \.hasMenu) { menu = RowMenu(of: self) }
    if swipe == nil, rows.contains(where: \.hasSwipe) { swipe = makeSwipe() }
    for row in rows {
      row.updateFocus()
      rowEditing?.showControls(in: row)
    }
  }

  /// Returns the card that already contains rows, preferably the one with the focus: a row that changes its card loses
  /// the focus.
  private static func card(for rows: [Gtk.Widget], among unused: inout [Gtk.Box]) -> Gtk.Box {
    let focused = rows.first { $0.focusedDescendant != nil }
    for row in [focused].compactMap({ $0 }) + rows {
      guard let parent = row.parent?.identity, let index = unused.firstIndex(where: { $0.identity == parent }) else {
        continue
      }
      return unused.remove(at: index)
    }
    return makeCard()
  }

  private func place(_ widget: Gtk.Widget, in parent: Gtk.Widget, after previous: Gtk.Widget?) {
    guard !widget.isPlaced(in: parent, after: previous) else { return }
    if widget.parent?.identity != parent.identity { widget.removeFromParent() }
    widget.insert(into: parent, after: previous)
  }

  private static func makeCard() -> Gtk.Box {
    let card = Gtk.Box(axis: .vertical)
    card.clipsContent = true
    card.addStyleClass("card")
    return card
  }
}

extension CardContainer: EditableRows {
  var rowsWidget: Gtk.Widget { widget }
  var editableRows: [any EditableRow] { rows }
  var focusedRow: (any EditableRow)? { rows.first { $0.row?.focusedDescendant != nil } }
  func deleteSelection() -> Bool { false }
}
