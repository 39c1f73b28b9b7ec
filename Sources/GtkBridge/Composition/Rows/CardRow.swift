import GtkObjects

/// The look of a row of a card, around the widget of its view.
@MainActor
final class CardRow {
  private let style: AppliedStyle
  private let frame: FrameBox
  /// A separator above each row. The card clips the separator above the first row. The ends of the card have its corners,
  /// which the outline of a button follows that fills a row.
  private static func css(_ padding: String = "") -> String {
    "&{\(padding)box-shadow:0 -1px 0 @card_shade_color;}"
      + "&:first-child{border-top-left-radius:12px;border-top-right-radius:12px;}"
      + "&:last-child{border-bottom-left-radius:12px;border-bottom-right-radius:12px;}"
  }

  init(_ element: Element) {
    frame = element.wrapInFrame(.init(horizontal: .start, vertical: .center))
    frame.setMinimumHeight(50)
    style = AppliedStyle(element.outermost)
    style.set(Self.css("padding:8px 12px;"))
    element.taken = .border
    element.traits.cardRow = self
  }

  /// Gives the whole row to a button that is all of it.
  func fill() {
    style.set(Self.css())
    frame.layout = .init(horizontal: .fill, vertical: .fill)
  }
}
