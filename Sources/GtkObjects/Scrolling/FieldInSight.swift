import CGtk

extension Gtk {
  /// The focused text field. It stays in sight when the layout moves it, for example because a row is inserted above
  /// it.
  ///
  /// The user continues to type there. A field that the user has scrolled out of sight stays where it is.
  @MainActor
  final class FieldInSight {
    private var handlers: [SignalHandler] = []
    private var isInSight = false

    /// Follows the focus in a window.
    static func follow(in window: Window) {
      let followed = FieldInSight()
      window.connect("notify::focus-widget") { [weak window] in
        if let window { followed.focusDidMove(in: window) }
      }
    }

    private func focusDidMove(in window: Window) {
      for handler in handlers { handler.disconnect() }
      (handlers, isInSight) = ([], false)
      guard let focus = window.focusInWindow, focus.isTextInput,
        let view = sequence(first: focus, next: \.parent).first(where: { $0.isInstance(of: gtk_viewport_get_type()) }),
        let adjustment = gtk_scrollable_get_vadjustment(view.opaque)
      else { return }
      let (field, viewport) = (WeakReference(FocusMargin.control(of: focus)), WeakReference(view))
      let look: @MainActor () -> Void = { [weak self] in self?.look(at: field, in: viewport) }
      // A new screen begins at its top, even if its first field is further down.
      if view.height > 0 { look() } else { window.afterLayout(look) }
      let place = Object(retaining: UnsafeMutableRawPointer(adjustment))
      handlers = [
        place.connect("value-changed") { [weak window] in window?.afterLayout(look) },
        place.connect("changed") { [weak self, weak window] in
          guard let self, isInSight else { return }
          window?.afterLayout {
            if let field = field.widget, field.focusedDescendant != nil { FocusMargin.scroll(to: field) }
          }
        },
      ]
    }

    /// Scrolls to a focused text that is out of sight, and then opens its menu. GTK would open the menu at the place of
    /// the text, and find no monitor there.
    static func openMenu(in window: Window) -> Bool {
      guard let text = window.focusInWindow, text.isTextInput,
        let area = sequence(first: text, next: \.parent).first(where: { $0.isInstance(of: gtk_viewport_get_type()) }),
        let bounds = text.bounds(inside: area),
        bounds.origin.y < 0 || Double(bounds.origin.y + bounds.size.height) > Double(area.height)
      else { return false }
      FocusMargin.scroll(to: FocusMargin.control(of: text))
      window.afterNextLayout { [reference = WeakReference(text)] in
        guard let text = reference.widget, text.isFocused else { return }
        gtk_widget_activate_action_variant(text.widget, "menu.popup", nil)
      }
      return true
    }

    private func look(at field: WeakReference, in viewport: WeakReference) {
      guard let viewport = viewport.widget, let field = field.widget, field.focusedDescendant != nil,
        let bounds = field.bounds(inside: viewport)
      else { return }
      isInSight = bounds.origin.y >= 0 && Double(bounds.origin.y + bounds.size.height) <= viewport.height
    }
  }
}
