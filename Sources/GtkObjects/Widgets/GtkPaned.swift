import CGtk

extension Gtk {
  /// Two widgets side by side with a handle between them (GtkPaned). One that is not visible leaves its room to the other.
  package final class Paned: Widget {
    package init(start: Widget, end: Widget) {
      super.init(adopting: gtk_paned_new(GTK_ORIENTATION_HORIZONTAL))
      gtk_paned_set_start_child(opaque, start.widget)
      gtk_paned_set_end_child(opaque, end.widget)
      // The second takes what a wider window brings; neither gets less than it needs.
      gtk_paned_set_resize_start_child(opaque, 0)
      gtk_paned_set_shrink_start_child(opaque, 0)
      gtk_paned_set_shrink_end_child(opaque, 0)
      // F8 gives it the keyboard's focus, and arrow keys move the handle then.
      setAccessibleLabel(Gtk.translated("Width"))
      clearAccessibleNames(of: ["GtkPanedHandle"])
      for child in [start, end] {
        child.connect("notify::visible") { [weak self, weak start, weak end] in
          self?.handleIsThere = start?.isVisible == true && end?.isVisible == true
        }
      }
    }

    /// Whether the handle can be dragged. While one widget is alone, GTK still takes presses where the handle was last: they
    /// would not reach what is shown there.
    private var handleIsThere = true {
      didSet {
        guard handleIsThere != oldValue else { return }
        for (gesture, phase) in drags {
          gtk_event_controller_set_propagation_phase(gesture.opaque, handleIsThere ? phase : GTK_PHASE_NONE)
        }
      }
    }

    /// The gestures that drag the handle, and when GTK asks them.
    private lazy var drags: [(gesture: Object, phase: GtkPropagationPhase)] = {
      guard let list = gtk_widget_observe_controllers(widget) else { return [] }
      let controllers = Object(adopting: UnsafeMutableRawPointer(list))
      var drags: [(Object, GtkPropagationPhase)] = []
      for index in 0..<g_list_model_get_n_items(controllers.opaque) {
        guard let item = g_list_model_get_item(controllers.opaque, index) else { continue }
        let controller = Object(adopting: item)
        let instance: UnsafeMutablePointer<GTypeInstance> = controller.cast()
        guard g_type_check_instance_is_a(instance, gtk_gesture_drag_get_type()) != 0 else { continue }
        drags.append((controller, gtk_event_controller_get_propagation_phase(controller.opaque)))
      }
      return drags
    }()

    /// The furthest place that the handle can be moved to, in pixels.
    package var lastPosition: Double { Double(property("max-position", as: Int32.self)) }

    /// How wide the first widget is, in pixels.
    package var position: Double {
      get { Double(gtk_paned_get_position(opaque)) }
      set { gtk_paned_set_position(opaque, Self.pixels(newValue) ?? 0) }
    }
  }
}
