import GtkObjects

/// A column of cards. Neighbouring views are the rows of one card. A ``Section`` draws a card of its own between them.
final class CardContainer: Container {
  private var cards: [Gtk.Box] = []

  init(_ column: Gtk.Box, outer: Container?, graph: ViewGraph) {
    super.init(column, axis: .vertical, layout: .init(horizontal: .fill, vertical: .fill), outer: outer, graph: graph)
  }

  override func insert(_ arranged: [Element], into column: Gtk.Widget) {
    removeElements(except: arranged)
    elements = arranged
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
  }

  /// Returns the card in which rows are already, best the one with the focus: a row that changes its card loses the focus.
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
