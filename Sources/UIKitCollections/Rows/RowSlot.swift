import GtkBridge
import GtkObjects

/// A slot for one row on screen. GTK reuses it for other rows while the user scrolls.
@MainActor
final class RowSlot: Gtk.ListItemContent {
  let item: Gtk.ListItem
  private weak var board: RowBoard?
  /// Indicates whether GTK shows the slot.
  var isBound = false
  /// The row in the slot.
  var row: RowMap.Row?
  /// The view of the row. An unbound slot keeps the view of its last row, which is most likely the next one.
  private(set) var view: UIView?
  private var place: RowPlace = []
  /// The height that the table's delegate requested for the row.
  var height: CGFloat = 0
  /// The controls of edit mode around the view, if any.
  private(set) var controls: RowEditControls?
  private var style: AppliedStyle?

  init(_ item: Gtk.ListItem, in board: RowBoard) {
    self.item = item
    self.board = board
  }

  func bind() { board?.bind(self) }
  func unbind() { board?.unbind(self) }
  func tearDown() {
    board?.remove(self)
    setView(nil)
  }

  /// The widget that GTK puts around the view.
  var rowWidget: Gtk.Widget? { item.row }

  func setView(_ view: UIView?) {
    guard view !== self.view else { return }
    if self.view != nil { item.row?.endPress() }
    self.view = view
    showView()
  }

  private func showView() {
    guard let controls else { return item.setChild(view?.realize()) }
    item.setChild(nil)
    controls.setBody(view?.realize())
    item.setChild(controls.line)
  }

  /// Puts controls around the view, or removes them.
  func setControls(_ controls: RowEditControls?) {
    guard controls !== self.controls else { return }
    item.setChild(nil)
    self.controls?.setBody(nil)
    self.controls = controls
    showView()
  }

  /// Shows whether the row is at the start or the end of a section or the list.
  func setPlace(_ place: RowPlace) {
    guard place != self.place, let row = item.row else { return }
    place.show(on: row, insteadOf: self.place)
    self.place = place
  }

  /// Sets the declarations of the row, in addition to those of the table.
  func setStyle(_ css: String?) {
    guard css != nil || style != nil, let row = item.row else { return }
    let style = style ?? AppliedStyle(row)
    self.style = style
    style.setAtOnce(css)
  }
}
