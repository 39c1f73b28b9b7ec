import CGtk

extension Gtk {
  /// A patch that keeps the focused widget alive while a label takes the focus from it.
  ///
  /// A label with links or selectable text accesses the previously focused widget after taking the focus. If that
  /// widget has been removed, the window's focus may have been its last reference. GTK's own labels are affected too,
  /// so the patch applies to the class.
  enum LabelFocus {
    private static let takeFocus = labelClass?.pointee.grab_focus

    /// Applies the patch on first access. Access it before the first label is created. The class is never released.
    static let keepsWhatHadIt: Void = {
      guard takeFocus != nil else { return }
      labelClass?.pointee.grab_focus = { label in
        let focused = gtk_widget_get_root(label).flatMap { gtk_root_get_focus($0) }
        if let focused { g_object_ref(focused) }
        defer { if let focused { g_object_unref(focused) } }
        return LabelFocus.takeFocus?(label) ?? 0
      }
    }()

    private static var labelClass: UnsafeMutablePointer<GtkWidgetClass>? {
      g_type_class_ref(gtk_label_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
    }
  }
}
