import GtkObjects

/// A cell, which shows one row at a time and is reused for others as the list scrolls.
@MainActor
final class ListCell: Gtk.ListItemContent {
  let item: Gtk.ListItem
  private let reference: ListReference
  var list: RowList? { reference.list }
  /// The table column of the cell.
  let column: Int
  /// Indicates whether a row is shown. The content of an unbound cell waits for reuse.
  var isBound = false
  /// The number of the change that last filled the cell with the latest data, or 0 if the cell shows earlier data.
  var latestChange = 0
  /// Indicates whether the row is selectable. The initial value is GTK's own.
  var isSelectable = true {
    didSet { if isSelectable != oldValue { item.isSelectable = isSelectable } }
  }
  /// Indicates whether the row is activatable. The initial value is GTK's own.
  var isActivatable = true {
    didSet { if isActivatable != oldValue { item.isActivatable = isActivatable } }
  }
  private(set) var content: (any RowContent)?
  /// The place of the shown row in its section, as the row's style classes describe it.
  private(set) var place: RowPlace = []
  /// The style of the traits that the shown row requests.
  private var style: StyleUse?
  private var traits: RowTraits?
  private var look: ListLook?
  /// The controls of edit mode around the content, if any.
  private(set) var controls: RowEditControls?
  /// Indicates whether the style is that of the content's traits, which report their own changes.
  private(set) var hasTraits = false
  /// Indicates whether the cell belongs to a grid or a table. GTK derives accessible names there from the class name,
  /// but sets none for list rows.
  private let isInGrid: Bool

  init(_ item: Gtk.ListItem, column: Int, in reference: ListReference) {
    self.item = item
    self.column = column
    self.reference = reference
    isInGrid = !(reference.list?.view is Gtk.ListView)
  }

  func bind() { reference.list?.bind(self) }
  func unbind() { reference.list?.unbind(self) }
  func tearDown() { reference.list?.remove(self) }

  /// Replaces the cell's content, removing the new content from its previous cell.
  func setContent(_ content: any RowContent) {
    guard content !== self.content else { return }
    empty()
    content.cell?.removeContent()
    content.cell = self
    self.content = content
    content.onWidgetChange = { [unowned self] in
      showContent()
      if hasTraits { reference.list?.applyTraits(to: self) }
      reference.list?.viewDidChange(in: self)
    }
    hasTraits = false
    showContent()
    if isInGrid, let place = item.row {
      place.clearAccessibleName()
      // In a table, the cell's parent is the row, whose name is cleared as well.
      if let row = place.parent, ["GtkListItemWidget", "GtkColumnViewRowWidget"].contains(row.typeName) {
        row.clearAccessibleName()
      }
    }
  }

  /// The widget in the row: the content's, or a line of the content and the controls of edit mode.
  var child: Gtk.Widget? { controls?.line ?? content?.widget }

  private func showContent() {
    guard let controls else { return item.setChild(content?.widget) }
    item.setChild(nil)
    controls.setBody(content?.widget)
    item.setChild(controls.line)
  }

  /// Puts controls around the content, or removes them.
  func setControls(_ controls: RowEditControls?) {
    guard controls !== self.controls else { return }
    item.setChild(nil)
    self.controls?.setBody(nil)
    self.controls = controls
    showContent()
  }

  /// Styles the row according to its place in the section. Most rows keep their classes.
  func setPlace(_ place: RowPlace) {
    guard place != self.place, let row = item.row else { return }
    place.show(on: row, insteadOf: self.place)
    self.place = place
  }

  /// Styles the row as its views request. Most rows have no such style.
  ///
  /// - Returns: Whether the style has changed.
  func applyTraits(in look: ListLook) -> Bool {
    hasTraits = true
    let traits = content?.requests?.styledTraits
    let isStyled = traits == self.traits && (traits == nil || look == self.look)
    self.look = look
    guard !isStyled, let row = item.row else { return false }
    if let style { row.removeStyleClass(style.name) }
    self.traits = traits
    style = traits?.css(in: look).map { StyleUse(of: $0) }
    if let style { row.addStyleClass(style.name) }
    let fillsRow = traits?.fillsRow == true
    // The background ends at the round corners of the row.
    if row.clipsContent != fillsRow { row.clipsContent = fillsRow }
    return true
  }

  /// Removes the content without notifying anyone.
  func removeContent() {
    guard let content else { return }
    content.onWidgetChange = nil
    content.cell = nil
    self.content = nil
    item.setChild(nil)
    controls?.setBody(nil)
  }

  /// Removes the content before another row is shown. Content that waits for reuse is unmounted.
  func empty() {
    clear()
    guard let content else { return }
    removeContent()
    content.unmount()
  }

  /// Ends the appearance of the shown row and returns its content to its segment.
  func clear() {
    guard let content else { return }
    content.scope.setOnScreen(false)
    content.scope.suspend()
    content.segment.hide(content, in: self)
  }
}

/// A reference to a list, valid until the list is closed.
///
/// The reference is strong. A weak one would slow down all reference counting of the list, which is frequent in
/// updates.
@MainActor
final class ListReference {
  var list: RowList?

  init(to list: RowList) {
    self.list = list
  }
}
