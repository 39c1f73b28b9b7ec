import CGtk

extension Gtk.Widget {
  /// An event controller of a widget, with the propagation phase that GTK has given it.
  typealias PhasedController = (controller: Gtk.Object, phase: GtkPropagationPhase)

  /// Returns the widget's event controllers of a type.
  func controllers(of type: GType) -> [PhasedController] {
    guard let list = gtk_widget_observe_controllers(widget) else { return [] }
    let all = Gtk.Object(adopting: UnsafeMutableRawPointer(list))
    return (0..<g_list_model_get_n_items(all.opaque)).compactMap { index in
      guard let item = g_list_model_get_item(all.opaque, index) else { return nil }
      let controller = Gtk.Object(adopting: item)
      let instance: UnsafeMutablePointer<GTypeInstance> = controller.cast()
      guard g_type_check_instance_is_a(instance, type) != 0 else { return nil }
      return (controller, gtk_event_controller_get_propagation_phase(controller.opaque))
    }
  }
}
