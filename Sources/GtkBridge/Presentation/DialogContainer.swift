import GtkObjects

/// A container for the fields and buttons of a dialog. Fields are in a column above the buttons. Up to two buttons are
/// in a row, more in a column. The cancel button is first in a row and last in a column.
@MainActor
final class DialogContainer: Container {
  /// The button that is added if needed. The reference is weak because nodes own their containers.
  weak var fallback: MountedNode?
  /// Returns whether the fallback button is needed in addition to buttons with the given roles.
  var isFallbackNeeded: ([ButtonRole?]) -> Bool = { _ in false }

  private let surface: DialogSurface
  private let fields: Container
  private let buttons: Container
  private let row = Gtk.Box(axis: .horizontal)
  private let column = Gtk.Box(axis: .vertical, spacing: 8)

  init(_ surface: DialogSurface, outer: Container?, graph: ViewGraph) {
    self.surface = surface
    let box = Gtk.Box(axis: .vertical)
    let fieldBox = Gtk.Box(axis: .vertical, spacing: 8)
    fieldBox.setMargins(EdgeInsets(top: 0, leading: 30, bottom: 24, trailing: 30))
    fieldBox.insert(into: box, after: nil)
    row.addStyleClass("dialog-action-area")
    row.setHomogeneous(true)
    row.insert(into: box, after: fieldBox)
    column.setMargins(EdgeInsets(top: 0, leading: 30, bottom: 24, trailing: 30))
    column.insert(into: box, after: row)
    fields = Container(
      fieldBox, axis: .vertical, layout: .init(horizontal: .fill, vertical: .fill), outer: nil, graph: graph)
    buttons = Container(row, axis: nil, layout: .init(horizontal: .fill, vertical: .fill), outer: nil, graph: graph)
    super.init(box, axis: .vertical, layout: .init(horizontal: .fill, vertical: .fill), outer: outer, graph: graph)
  }

  override func collect() {
    var elements = collectedElements()
    if let fallback, isFallbackNeeded(elements.filter(surface.isAnswer).map(surface.role)) {
      elements += fallback.elements
    }
    let asked = elements.filter { !surface.isAnswer($0) }
    let answers = elements.filter(surface.isAnswer)
    let cancelling = answers.filter { surface.role(of: $0) == .cancel }
    let others = answers.filter { surface.role(of: $0) != .cancel }
    let isRow = answers.count <= 2
    fields.insert(asked, into: fields.widget)
    fields.widget.isVisible = !asked.isEmpty
    if row.isVisible != isRow { buttons.insert([], into: isRow ? column : row) }
    buttons.insert(isRow ? cancelling + others : others + cancelling, into: isRow ? row : column)
    (row.isVisible, column.isVisible) = (isRow, !isRow)
    for answer in answers { answer.control.centerLines() }
    surface.setAnswers(answers, hasFields: !asked.isEmpty)
    self.elements = elements
  }
}
