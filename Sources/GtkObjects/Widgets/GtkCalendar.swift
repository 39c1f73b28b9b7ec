import CGtk
import Foundation

extension Gtk {
  /// A calendar for choosing a day (GtkCalendar).
  ///
  /// In a month that the user only browses to, no day looks chosen. GTK itself moves its selected day there, and does not
  /// report it when the user chooses just that day.
  package final class Calendar: Widget {
    /// The day that was chosen last, by the user or by the program.
    private var chosen = Day(year: 1970, month: 1, day: 1)
    private let unchosenLook = StyleUse(of: "& label.day-number:selected{background:none;color:inherit;}")

    package init() {
      super.init(adopting: gtk_calendar_new())
      chosen = day
      connect("day-selected") { [weak self] in self?.dayWasChosen() }
      for signal in ["prev-month", "next-month", "prev-year", "next-year"] {
        connect(signal) { [weak self] in self?.showChoice() }
      }
      for (click, _) in controllers(of: gtk_gesture_click_get_type()) {
        // The gesture owns the handler.
        let gesture = click.opaque
        click.connect("pressed") { [weak self] in
          if let self, isDay(pressedBy: gesture) { chooseSelectedDay() }
        }
      }
      onKeys("space", precedesContent: true) { [weak self] in
        guard let self, gtk_widget_has_focus(widget) != 0, isFocusOnSelectedDay else { return false }
        chooseSelectedDay()
        return true
      }
    }

    private func dayWasChosen() {
      chosen = day
      showChoice()
    }

    /// Reports the selected day as chosen if GTK has not done so.
    private func chooseSelectedDay() {
      if day != chosen { emit("day-selected") }
    }

    private func showChoice() {
      let shown = day
      guard (shown.year, shown.month) == (chosen.year, chosen.month) else {
        return addStyleClass(unchosenLook.name)
      }
      removeStyleClass(unchosenLook.name)
      // On the way through a shorter month, GTK has moved the day.
      if shown.day != chosen.day { day = chosen }
    }

    private func isDay(pressedBy gesture: OpaquePointer) -> Bool {
      var (x, y) = (0.0, 0.0)
      guard gtk_gesture_get_point(gesture, nil, &x, &y) != 0,
        let label = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT)
      else { return false }
      return gtk_widget_has_css_class(label, "day-number") != 0
    }

    private var isFocusOnSelectedDay: Bool {
      let both = GTK_STATE_FLAG_SELECTED.rawValue | GTK_STATE_FLAG_FOCUSED.rawValue
      return all.contains { gtk_widget_get_state_flags($0.widget).rawValue & both == both }
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
        chosen = newValue
        gtk_calendar_select_day(opaque, date)
        showChoice()
      }
    }

    /// Marks a day of the shown month, counted from 1.
    package func mark(_ day: Int) { gtk_calendar_mark_day(opaque, guint(clamping: day)) }

    package func isMarked(_ day: Int) -> Bool { gtk_calendar_get_day_is_marked(opaque, guint(clamping: day)) != 0 }

    package func clearMarks() { gtk_calendar_clear_marks(opaque) }
  }
}
