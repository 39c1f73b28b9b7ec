import CGtk

extension Gtk.Widget {
  /// Hides the widget and its descendants from assistive technology.
  package func setAccessibleHidden(_ isHidden: Bool) {
    setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: isHidden)
    if Gtk.isLaterThanOldest { keepAccessibleHidden(isHidden) }
  }

  /// Indicates whether the program hides the widget from assistive technology. GTK after 4.8 also hides every widget
  /// that is not shown.
  package var isAccessibleHidden: Bool {
    Gtk.isLaterThanOldest
      ? keepsAccessibleHidden : gtkbridge_accessible_is(opaque, GTK_ACCESSIBLE_STATE_HIDDEN) != 0
  }

  private var keepsAccessibleHidden: Bool { g_object_get_data(cast(), Self.hiddenKey) == Self.hidden }

  private static let hiddenKey = "gtkbridge-accessible-hidden"
  private static let hidden = UnsafeMutableRawPointer(bitPattern: 1)
  private static let shown = UnsafeMutableRawPointer(bitPattern: 2)

  /// Sets the state again whenever the widget appears. GTK after 4.8 resets it at that time, after the signal.
  private func keepAccessibleHidden(_ isHidden: Bool) {
    let known = g_object_get_data(cast(), Self.hiddenKey)
    guard isHidden || known != nil else { return }
    g_object_set_data(cast(), Self.hiddenKey, isHidden ? Self.hidden : Self.shown)
    guard known == nil else { return }
    let reference = Gtk.WeakReference(self)
    connect("map") {
      Task {
        guard let widget = reference.widget, widget.keepsAccessibleHidden else { return }
        widget.setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: true)
      }
    }
  }
}
