import CGtk

extension Gtk {
  /// A handle that slides along a line (GtkScale).
  package final class Scale: Widget {
    package init() {
      super.init(adopting: gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil))
      gtk_scale_set_draw_value(cast(), 0)
      gtk_widget_set_size_request(widget, 120, -1)  // Less cannot be aimed at.
    }

    package var value: Double {
      get { gtk_range_get_value(cast()) }
      set { gtk_range_set_value(cast(), newValue) }
    }

    /// Sets the least and greatest value, and how far one press of an arrow key goes.
    package func setRange(_ range: ClosedRange<Double>, step: Double) {
      gtk_range_set_range(cast(), range.lowerBound, range.upperBound)
      gtk_range_set_increments(cast(), step, step * 5)
    }
  }

  /// How much of something is done (GtkProgressBar).
  package final class ProgressBar: Widget {
    package init() {
      super.init(adopting: gtk_progress_bar_new())
    }

    /// From 0 to 1.
    package var fraction: Double {
      get { gtk_progress_bar_get_fraction(opaque) }
      set { gtk_progress_bar_set_fraction(opaque, newValue) }
    }
  }

  /// Something is being done (GtkSpinner).
  package final class Spinner: Widget {
    package init() {
      super.init(adopting: gtk_spinner_new())
      gtk_spinner_start(opaque)
    }
  }

  /// How high something is between two limits (GtkLevelBar).
  package final class LevelBar: Widget {
    package init() {
      super.init(adopting: gtk_level_bar_new())
      // The theme paints the levels of a battery; a plain measure has one colour.
      for offset in ["low", "high", "full"] { gtk_level_bar_remove_offset_value(opaque, offset) }
    }

    /// GTK knows no level below zero: ranges that begin there are shown as far above it.
    private var offset = 0.0

    package func setRange(_ range: ClosedRange<Double>) {
      offset = min(range.lowerBound, 0)
      gtk_level_bar_set_min_value(opaque, range.lowerBound - offset)
      gtk_level_bar_set_max_value(opaque, range.upperBound - offset)
    }

    package var value: Double {
      get { gtk_level_bar_get_value(opaque) + offset }
      set {
        gtk_level_bar_set_value(opaque, newValue - offset)
        if offset < 0 { setAccessible(.valueText, to: newValue.formatted()) }
      }
    }
  }
}
