import GtkObjects

/// The look of a row of a card, around the widget of its view.
@MainActor
final class CardRow {
  private let style: AppliedStyle
  private let frame: FrameBox
  /// A separator above each row. The card clips the separator above the first row.
  private static let line = "box-shadow:0 -1px 0 @card_shade_color;"

  init(_ element: Element) {
    frame = element.wrapInFrame(.init(horizontal: .start, vertical: .center))
    frame.setMinimumHeight(50)
    style = AppliedStyle(element.outermost)
    style.set("padding:8px 12px;" + Self.line)
    element.taken = .border
    element.traits.cardRow = self
  }

  /// Gives the whole row to a button that is all of it.
  func fill() {
    style.set(Self.line)
    frame.layout = .init(horizontal: .fill, vertical: .fill)
  }
}
