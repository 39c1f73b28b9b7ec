import CGtk

extension Gtk {
  /// Two widgets side by side with a handle between them (GtkPaned). An invisible widget leaves its space to the other.
  package final class Paned: Widget {
    package init(start: Widget, end: Widget) {
      super.init(adopting: gtk_paned_new(GTK_ORIENTATION_HORIZONTAL))
      gtk_paned_set_start_child(opaque, start.widget)
      gtk_paned_set_end_child(opaque, end.widget)
      // The second widget takes the additional width of a wider window. Neither shrinks below its minimum size.
      gtk_paned_set_resize_start_child(opaque, 0)
      gtk_paned_set_shrink_start_child(opaque, 0)
      gtk_paned_set_shrink_end_child(opaque, 0)
      // The label is for assistive technology: F8 focuses the paned, and the arrow keys then move the handle.
      setAccessibleLabel(Gtk.translated("Width"))
      clearAccessibleNames(of: ["GtkPanedHandle"])
      for child in [start, end] {
        child.connect("notify::visible") { [weak self, weak start, weak end] in
          self?.handleIsThere = start?.isVisible == true && end?.isVisible == true
        }
      }
    }

    /// Indicates whether the handle can be dragged. While only one widget is visible, GTK would still intercept clicks
    /// at the handle's last position.
    private var handleIsThere = true {
      didSet {
        guard handleIsThere != oldValue else { return }
        for (gesture, phase) in drags {
          gtk_event_controller_set_propagation_phase(gesture.opaque, handleIsThere ? phase : GTK_PHASE_NONE)
        }
      }
    }

    /// The drag gestures of the handle with their propagation phases.
    private lazy var drags = controllers(of: gtk_gesture_drag_get_type())

    /// The highest position of the handle, in pixels.
    package var lastPosition: Double { Double(property("max-position", as: Int32.self)) }

    /// The width of the first widget, in pixels.
    package var position: Double {
      get { Double(gtk_paned_get_position(opaque)) }
      set { gtk_paned_set_position(opaque, Self.pixels(newValue) ?? 0) }
    }
  }
}
