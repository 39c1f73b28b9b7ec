import CGtk

extension Gtk.Widget {
  /// Makes the widget the one that Enter activates in its window, while it is visible.
  package func becomeDefault() {
    connect("map") { [weak self] in
      guard let self, let window = windowOfDefault else { return }
      gtk_window_set_default_widget(window, widget)
    }
    connect("unmap") { [weak self] in
      guard let self, let window = windowOfDefault, gtk_window_get_default_widget(window) == widget else { return }
      gtk_window_set_default_widget(window, nil)
    }
  }

  /// Activates the widget that Enter activates in the window, and returns whether there is one.
  @discardableResult
  package func activateDefault() -> Bool {
    guard let window = windowOfDefault, let target = gtk_window_get_default_widget(window),
      gtk_widget_is_sensitive(target) != 0
    else { return false }
    return gtk_widget_activate(target) != 0
  }

  private var windowOfDefault: UnsafeMutablePointer<GtkWindow>? {
    guard let window = rootWindow, window.isInstance(of: gtk_window_get_type()) else { return nil }
    return window.cast()
  }
}
