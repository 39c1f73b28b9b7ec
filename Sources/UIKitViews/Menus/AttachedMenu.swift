import GtkObjects

/// A menu that opens at a widget of a view.
@MainActor
package final class AttachedMenu {
  private let popover = Gtk.PopoverMenu()
  private let anchor: Gtk.Widget
  private var handlers: [Gtk.SignalHandler] = []
  private weak var owner: UIView?

  /// Attaches a menu to a widget, which must have a layout manager.
  package init(to anchor: Gtk.Widget) {
    self.anchor = anchor
    popover.attachAsContextMenu(to: anchor)
    handlers = [
      // The anchor may leave its window before the menu receives it.
      anchor.connect("unmap") { [weak self] in self?.popover.close() },
      popover.connect("closed") { [weak self] in self?.anchor.setAccessibleExpanded(false) },
    ]
  }

  /// Attaches a menu to the nearest view around `view` that can have one. Returns `nil` if the view is not on screen.
  convenience init?(for view: UIView) {
    guard let anchor = sequence(first: view, next: \.superview).first(where: \.placesSubviews),
      let widget = anchor.realizedWidget
    else { return nil }
    self.init(to: widget)
    owner = anchor
  }

  var isOpen: Bool { popover.isOpen }

  /// Opens the menu at a point of a view.
  func open(_ lines: [MenuLine], at point: CGPoint, of view: UIView) {
    guard let owner else { return }
    let place = owner.convert(point, from: view)
    open(lines, at: (place.x - owner.bounds.minX, place.y - owner.bounds.minY))
  }

  // A widget must not be destroyed with a menu attached to it.
  isolated deinit {
    for handler in handlers { handler.disconnect() }
    popover.remove()
  }

  /// Opens the menu at a point of the widget, or below the whole widget.
  package func open(_ lines: [MenuLine], at point: (x: Double, y: Double)? = nil) {
    guard anchor.isMapped, !lines.isEmpty else { return }
    popover.setLines(lines)
    popover.setTarget(point)
    popover.open()
    anchor.setAccessibleExpanded(true)
  }
}
