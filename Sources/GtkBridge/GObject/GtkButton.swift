import CGtk

extension Gtk {
  /// A push button (GtkButton).
  final class Button: Widget {
    init() {
      super.init(adopting: gtk_button_new())
    }

    /// A flat button that shows an icon of the theme; `name` is what assistive technology calls it.
    convenience init(icon: String, name: String) {
      self.init()
      gtk_button_set_icon_name(cast(), icon)
      gtk_widget_set_tooltip_text(widget, name)
      setAccessibleLabel(name)
    }

    func setChild(_ child: Widget) {
      gtk_button_set_child(cast(), child.widget)
    }

    /// Tells assistive technology that the button is named by the labels inside `widget`.
    func setLabelledByLabels(in widget: Widget) {
      var labels: UnsafeMutablePointer<GList>?
      Self.collectLabels(in: widget.widget, into: &labels)
      guard let labels else { return }
      var relation = GTK_ACCESSIBLE_RELATION_LABELLED_BY
      var value = GValue()
      gtk_accessible_relation_init_value(relation, &value)
      g_value_set_pointer(&value, labels)  // The accessible relation owns the list from here on.
      gtk_accessible_update_relation_value(opaque, 1, &relation, &value)
      g_value_unset(&value)
    }

    private static func collectLabels(
      in widget: UnsafeMutablePointer<GtkWidget>, into labels: inout UnsafeMutablePointer<GList>?
    ) {
      let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 {
        labels = g_list_append(labels, widget)
      }
      var child = gtk_widget_get_first_child(widget)
      while let current = child {
        collectLabels(in: current, into: &labels)
        child = gtk_widget_get_next_sibling(current)
      }
    }
  }
}
