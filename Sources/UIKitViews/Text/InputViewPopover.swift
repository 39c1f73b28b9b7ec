import GtkObjects

/// The input view of a field, with its accessory view above it, in a popover below the field.
///
/// On iOS, both take the place of the keyboard. Here, the field keeps the keyboard focus; Down moves it into the
/// popover, and Escape closes the popover.
@MainActor
final class InputViewPopover {
  private let popover = Gtk.Popover()
  private let column = Gtk.Box(axis: .vertical, spacing: 6)
  private weak var field: UITextField?

  /// Creates a popover that belongs to a widget around the field.
  init(of field: UITextField, in holder: Gtk.Widget) {
    self.field = field
    popover.setContent(column)
    popover.setSide(.bottom)
    popover.closesByItself = false
    popover.attach(to: holder)
    holder.connect("destroy") { [popover] in popover.removeFromParent() }
    // Escape of GTK also closes the popover, but leaves the keyboard focus inside.
    popover.connect("closed") { [weak self] in
      if let self, popover.focusedDescendant != nil { self.field?.parts?.entry.grabFocus() }
    }
    field.parts?.entry.onKeys("Down", precedesContent: true) { [weak self] in self?.takeFocus() ?? false }
    field.parts?.entry.onKeys("Escape", precedesContent: true) { [weak self] in self?.hide() ?? false }
  }

  /// Shows the views, or closes the popover if there are none.
  func show(_ views: [UIView]) {
    guard !views.isEmpty else {
      hide()
      return
    }
    for view in views {
      let (widget, size) = (view.realize(), view.frame.size)
      // Several fields may share a view.
      if widget.parent?.isSame(as: column) != true { widget.removeFromParent() }
      widget.setSizeRequest(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
    }
    column.setChildren(views.map { $0.realize() })
    popover.openWithoutFocus()
  }

  /// Closes the popover. Returns whether it was open.
  @discardableResult
  func hide() -> Bool {
    guard popover.isOpen else { return false }
    popover.popDown()
    return true
  }

  private func takeFocus() -> Bool {
    if !popover.isOpen { field?.reloadInputViews() }
    return popover.isOpen && column.focusFirst()
  }
}
