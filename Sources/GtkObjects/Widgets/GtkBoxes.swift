import CGtk
import Graphics

extension Gtk {
  /// A title that shows and hides its content (GtkExpander).
  package final class Expander: Widget {
    package init() {
      super.init(adopting: gtk_expander_new(nil))
      clearAccessibleNames(of: ["GtkBuiltinIcon"])
    }

    package func setLabel(_ label: Widget) { gtk_expander_set_label_widget(opaque, label.widget) }
    package func setContent(_ content: Widget) { gtk_expander_set_child(opaque, content.widget) }

    package var isExpanded: Bool {
      get { gtk_expander_get_expanded(opaque) != 0 }
      set { gtk_expander_set_expanded(opaque, newValue ? 1 : 0) }
    }
  }

  /// A frame around content (GtkFrame).
  package final class Frame: Widget {
    package init() {
      super.init(adopting: gtk_frame_new(nil))
      clearAccessibleName()
    }

    package func setContent(_ content: Widget) { gtk_frame_set_child(cast(), content.widget) }
  }

  /// A button that opens a URL (GtkLinkButton).
  package final class LinkButton: Widget {
    package init(_ address: String) {
      super.init(adopting: gtk_link_button_new(address))
      shortenTooltip()
    }

    /// Sets the tooltip. GTK's default shows the whole URL, on a single line if it has no spaces.
    private func shortenTooltip() { tooltip = LongWord.isIn(address) ? address : nil }

    package func setLabel(_ label: Widget) { gtk_button_set_child(cast(), label.widget) }

    package var address: String {
      get { String(cString: gtk_link_button_get_uri(opaque)) }
      set {
        gtk_link_button_set_uri(opaque, newValue)
        shortenTooltip()
      }
    }
  }

  /// A calendar for choosing a day (GtkCalendar).
  package final class Calendar: Widget {
    package init() {
      super.init(adopting: gtk_calendar_new())
    }

    /// A calendar day, with months counted from 1.
    package struct Day: Equatable {
      package var year: Int
      package var month: Int
      package var day: Int

      package init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
      }
    }

    package var day: Day {
      get {
        guard let date = gtk_calendar_get_date(opaque) else { return Day(year: 1970, month: 1, day: 1) }
        defer { g_date_time_unref(date) }
        return Day(
          year: Int(g_date_time_get_year(date)), month: Int(g_date_time_get_month(date)),
          day: Int(g_date_time_get_day_of_month(date)))
      }
      set {
        let date = g_date_time_new_local(
          Int32(clamping: newValue.year), Int32(clamping: newValue.month), Int32(clamping: newValue.day), 0, 0, 0)
        guard let date else { return }  // GLib supports only the years from 1 to 9999.
        defer { g_date_time_unref(date) }
        gtk_calendar_select_day(opaque, date)
      }
    }

    /// Marks a day of the shown month, counted from 1.
    package func mark(_ day: Int) { gtk_calendar_mark_day(opaque, guint(clamping: day)) }

    package func isMarked(_ day: Int) -> Bool { gtk_calendar_get_day_is_marked(opaque, guint(clamping: day)) != 0 }

    package func clearMarks() { gtk_calendar_clear_marks(opaque) }
  }
}
