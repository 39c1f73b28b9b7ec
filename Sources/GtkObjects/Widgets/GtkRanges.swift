import CGtk

extension Gtk {
  /// A slider (GtkScale).
  package final class Scale: Widget {
    package init() {
      super.init(adopting: gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil))
      gtk_scale_set_draw_value(cast(), 0)
      gtk_widget_set_size_request(widget, 120, -1)  // A shorter scale is hard to use.
    }

    package var value: Double {
      get { gtk_range_get_value(cast()) }
      set { gtk_range_set_value(cast(), newValue) }
    }

    /// Sets the range of values, and the change by an arrow key.
    package func setRange(_ range: ClosedRange<Double>, step: Double) {
      gtk_range_set_range(cast(), range.lowerBound, range.upperBound)
      gtk_range_set_increments(cast(), step, step * 5)
    }
  }

  /// A progress bar (GtkProgressBar).
  package final class ProgressBar: Widget {
    package init() {
      super.init(adopting: gtk_progress_bar_new())
    }

    /// The completed fraction, from 0 to 1.
    package var fraction: Double {
      get { gtk_progress_bar_get_fraction(opaque) }
      set { gtk_progress_bar_set_fraction(opaque, newValue) }
    }
  }

  /// An indicator of ongoing work (GtkSpinner).
  package final class Spinner: Widget {
    package init() {
      super.init(adopting: gtk_spinner_new())
      gtk_spinner_start(opaque)
    }

    /// Indicates whether the spinner turns, as set by the program.
    package var isTurning: Bool {
      get { gtk_spinner_get_spinning(opaque) != 0 }
      set { gtk_spinner_set_spinning(opaque, newValue ? 1 : 0) }
    }
  }

  /// A bar that shows a value within a range (GtkLevelBar).
  package final class LevelBar: Widget {
    package init() {
      super.init(adopting: gtk_level_bar_new())
      // The theme colours these levels for a battery; a gauge has only one colour.
      for offset in ["low", "high", "full"] { gtk_level_bar_remove_offset_value(opaque, offset) }
    }

    /// The offset for ranges with negative values, which GTK does not support.
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
