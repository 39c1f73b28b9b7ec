import CGtk

extension Gtk {
  /// Keeps the widget that has the keyboard's focus alive while a label takes that from it.
  ///
  /// A label with links, or whose text can be selected, looks at that widget once more after it has taken the focus. A widget that
  /// has been removed may live only as long as its window says that it has the focus. All labels of GTK's own do so: therefore
  /// this is a matter of the class.
  enum LabelFocus {
    private static let takeFocus = labelClass?.pointee.grab_focus

    /// Comes before the first label. The class is kept for ever.
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
