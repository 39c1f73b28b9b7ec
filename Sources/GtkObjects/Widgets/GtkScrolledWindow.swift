import CGtk

extension Gtk {
  /// A scrollable area (GtkScrolledWindow).
  package final class ScrolledWindow: Widget {
    package init() {
      super.init(adopting: gtk_scrolled_window_new())
      clearAccessibleNames(of: ["GtkScrollbar", "GtkRange"])
    }

    private lazy var scrollAxis = ScrollAxis(of: self)

    package func setChild(_ child: Widget) { gtk_scrolled_window_set_child(opaque, child.widget) }

    /// Sets the scrollable axes. On other axes, the area is as large as its content.
    package func setAxes(horizontal: Bool, vertical: Bool, showsBars: Bool) {
      func policy(_ scrolls: Bool) -> GtkPolicyType {
        scrolls ? (showsBars ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL) : GTK_POLICY_NEVER
      }
      gtk_scrolled_window_set_policy(opaque, policy(horizontal), policy(vertical))
      (scrollAxis.scrollsHorizontally, scrollAxis.scrollsVertically) = (horizontal, vertical)
      gtk_scrolled_window_set_propagate_natural_width(opaque, 1)
      gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    }

    var verticalOffset: Double {
      get { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(opaque)) }
      set { gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(opaque), newValue) }
    }

    var horizontalOffset: Double {
      get { gtk_adjustment_get_value(gtk_scrolled_window_get_hadjustment(opaque)) }
      set { gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(opaque), newValue) }
    }
  }
}
