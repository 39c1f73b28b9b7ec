import Graphics
import GtkObjects

/// The look of a row of a card, around the widget of its view.
@MainActor
final class CardRow {
  private let style: AppliedStyle
  private let frame: FrameBox
  private let requests: RowTraitStack?
  /// Indicates whether a button is the whole row.
  private var isFilled = false

  private static let insets = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)

  /// A separator above each row. The card clips the separator above the first row. The ends of the card have its corners,
  /// which the outline of a button follows that fills a row.
  private var css: String {
    let traits = requests?.styledTraits
    let insets = traits?.insets ?? Self.insets
    let lengths = [insets.top, insets.trailing, insets.bottom, insets.leading].map(Gtk.styleLength)
    func line(_ color: String?) -> String { "box-shadow:0 -1px 0 \(color ?? "@card_shade_color");" }
    return "&{\(isFilled ? "" : "padding:\(lengths.joined(separator: " "));")\(line(traits?.topLine?.css))}"
      + (traits?.background.map { "&{background-color:\($0.css);}" } ?? "")
      + (traits?.bottomLine?.css.map { "&&+*{\(line($0))}" } ?? "")
      + "&:first-child{border-top-left-radius:12px;border-top-right-radius:12px;}"
      + "&:last-child{border-bottom-left-radius:12px;border-bottom-right-radius:12px;}"
  }

  init(_ element: Element) {
    frame = element.wrapInFrame(.init(horizontal: .start, vertical: .center))
    frame.setMinimumHeight(50)
    style = AppliedStyle(element.outermost)
    requests = element.rowRequests
    style.set(css)
    element.taken = .border
    element.traits.cardRow = self
    requests?.onChange = { [weak self] in if let self { style.set(css) } }
  }

  /// Gives the whole row to a button that is all of it.
  func fill() {
    isFilled = true
    style.set(css)
    frame.layout = .init(horizontal: .fill, vertical: .fill)
  }
}
