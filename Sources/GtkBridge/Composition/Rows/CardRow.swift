import Graphics
import GtkObjects

/// A row of a card, around the widget of its view.
@MainActor
final class CardRow: EditableRow {
  private let style: AppliedStyle
  private let frame: FrameBox
  private let box = Gtk.FocusBox()
  private let content: Gtk.Widget
  let requests: RowTraitStack?
  private(set) var controls: RowEditControls?
  private weak var elements: (any EditableElements)?
  private var offset = 0
  /// Indicates whether a button is the whole row.
  private var isFilled = false

  private static let insets = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)

  private static let ringFrame =
    "&:focus:focus-visible,& .\(RowTraits.buttonClass):focus-visible{\(RowTraits.ringFrame(width: 6))}"

  /// A separator above each row. The card clips the separator above the first row. The ends of the card have its
  /// corners, which the outline of a row-filling button follows.
  private var css: String {
    let traits = requests?.styledTraits
    let insets = traits?.insets ?? Self.insets
    let lengths = [insets.top, insets.trailing, insets.bottom, insets.leading].map(Gtk.styleLength)
    func line(_ color: String?) -> String { "box-shadow:0 -1px 0 \(color ?? "@card_shade_color");" }
    return "&{\(isFilled ? "" : "padding:\(lengths.joined(separator: " "));")\(line(traits?.topLine?.css))}"
      + (traits?.background.map { "&{background-color:\($0.css);}\(Self.ringFrame)" } ?? "")
      + (traits?.bottomLine?.css.map { "&&+*{\(line($0))}" } ?? "")
      // The surroundings of a focused control are marked, too.
      + "&:focus:focus-visible{outline:2px solid @accent_bg_color;outline-offset:-3px;}"
      + "&:first-child{border-top-left-radius:12px;border-top-right-radius:12px;}"
      + "&:last-child{border-bottom-left-radius:12px;border-bottom-right-radius:12px;}"
  }

  init(_ element: Element) {
    content = element.outermost
    frame = element.wrapInFrame(.init(horizontal: .start, vertical: .center), box: box)
    frame.setMinimumHeight(50)
    style = AppliedStyle(element.outermost)
    requests = element.rowRequests
    style.set(css)
    element.taken = .border
    element.traits.cardRow = self
    requests?.onChange = { [weak self] in if let self { style.set(css) } }
  }

  /// Gives the whole row to a button that is its only content.
  func fill() {
    isFilled = true
    style.set(css)
    frame.layout = .init(horizontal: .fill, vertical: .fill)
  }
  // MARK: Edits

  var row: Gtk.Widget? { box }

  var element: EditableElement? { elements.map { EditableElement(elements: $0, offset: offset) } }

  /// Makes the row that of an element of a ``ForEach``. Elements inside the element have their own edits.
  func setElement(_ elements: any EditableElements, at offset: Int) {
    if let inner = self.elements, inner !== elements, !inner.edits.isEmpty { return }
    (self.elements, self.offset) = (elements, offset)
  }

  func setControls(_ controls: RowEditControls?) {
    guard controls !== self.controls else { return }
    self.controls?.line.removeFromParent()
    self.controls?.setBody(nil)
    content.removeFromParent()
    self.controls = controls
    guard let controls else { return content.insert(into: box, after: nil) }
    controls.setBody(content)
    controls.line.setAlign(.center, on: .vertical)
    controls.line.insert(into: box, after: nil)
  }

  // Rows of cards are not selected.
  var isSelected: Bool { false }
  var isSelectableAmongOthers: Bool { false }
  var selectionItems: (any RowMenuSource)? { nil }

  func scrollIntoView() { box.scrollIntoView(anchor: nil) }

  /// Lets the keyboard reach a row with edits or a menu, unless it reaches a control in the row.
  func updateFocus() {
    let isFocusable = (canDelete || canMove || hasMenu) && !content.all.contains(where: \.isFocusable)
    if box.isFocusable != isFocusable { box.isFocusable = isFocusable }
  }

  var hasMenu: Bool { canDelete || requests?.menuSources.isEmpty == false }
  var hasSwipe: Bool { canDelete || requests?.swipeSources.isEmpty == false }
}
