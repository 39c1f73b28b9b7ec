import GtkObjects

/// A place for one row on screen, given to other rows as the list is scrolled.
@MainActor
final class ListCell {
  let item: Gtk.ListItem
  /// Which column of a table the cell is in.
  let column: Int
  /// Whether a row is shown; what is in here otherwise waits to be used again.
  var isBound = false
  /// The number of the change since which the row has been shown as it is described now.
  var latestChange = 0
  /// Whether the user may select the row; GTK's own value at first.
  var isSelectable = true {
    didSet { if isSelectable != oldValue { item.isSelectable = isSelectable } }
  }
  /// Whether the user may activate the row; GTK's own value at first.
  var isActivatable = true {
    didSet { if isActivatable != oldValue { item.isActivatable = isActivatable } }
  }
  private(set) var content: (any RowContent)?
  /// Whether the place is a cell of a grid or a table: GTK calls those by their class, and the rows of a list by nothing.
  var isInGrid = false

  init(_ item: Gtk.ListItem, column: Int) {
    self.item = item
    self.column = column
  }

  /// Puts a row in, in place of whatever is there. From another cell it is taken.
  func setContent(_ content: any RowContent) {
    guard content !== self.content else { return }
    empty()
    content.cell?.removeContent()
    content.cell = self
    self.content = content
    content.onWidgetChange = { [unowned self, unowned content] in item.setChild(content.widget) }
    item.setChild(content.widget)
    if isInGrid, let place = item.row {
      place.clearAccessibleName()
      // In a table it is one of a row's cells.
      if let row = place.parent, row.typeName == "GtkListItemWidget" { row.clearAccessibleName() }
    }
  }

  /// Takes out what is there; nobody hears of it.
  func removeContent() {
    guard let content else { return }
    content.onWidgetChange = nil
    content.cell = nil
    self.content = nil
    item.setChild(nil)
  }

  /// Makes room for another row: what only waits to be used again is not needed any more.
  func empty() {
    clear()
    guard let content else { return }
    removeContent()
    content.unmount()
  }

  /// Ends the appearance of the row that is shown, and gives its content back to where it comes from.
  func clear() {
    guard let content else { return }
    content.scope.setOnScreen(false)
    content.scope.suspend()
    content.segment.hide(content, in: self)
  }
}
