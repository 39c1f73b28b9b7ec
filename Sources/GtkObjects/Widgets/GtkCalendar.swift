import CGtk
import Foundation

extension Gtk {
  /// A calendar for choosing a day (GtkCalendar).
  ///
  /// In a month to which the user has only browsed, no day looks chosen. GTK itself moves its selected day to that
  /// month. It reports this day if the month is too short for the former day, and does not report it when the user then
  /// chooses the same day.
  package final class Calendar: Widget {
    /// Called when the user chooses a day.
    package var onChoice: @MainActor () -> Void = {}
    /// Called when the user has browsed to another month.
    package var onBrowse: @MainActor () -> Void = {}
    /// The month that was shown before the latest signal.
    private var shown = (year: 1970, month: 1)
    /// The day that was chosen last, by the user or by the program.
    private var chosen = Day(year: 1970, month: 1, day: 1)
    /// Indicates whether the program sets the day.
    private var isSettingDay = false
    /// Indicates whether the next arrow key begins at the selected day.
    private var beginsAtSelectedDay = true
    private let unchosenLook = StyleUse(of: "& label.day-number:selected{background:none;color:inherit;}")

    package init() {
      super.init(adopting: gtk_calendar_new())
      noteChoice()
      connect("day-selected") { [weak self] in self?.dayDidChange() }
      for signal in ["prev-month", "next-month", "prev-year", "next-year"] {
        connect(signal) { [weak self] in
          self?.showChoice()
          self?.onBrowse()
        }
      }
      // The wheel would change the month while the user scrolls a form.
      for (wheel, _) in controllers(of: gtk_event_controller_scroll_get_type()) {
        gtk_event_controller_set_propagation_phase(wheel.opaque, GTK_PHASE_NONE)
      }
      for (click, _) in controllers(of: gtk_gesture_click_get_type()) {
        // The gesture owns the handler.
        let gesture = click.opaque
        click.connect("pressed") { [weak self] in
          if let self, isDay(pressedBy: gesture) { chooseSelectedDay() }
        }
      }
      onFocusChange { [weak self] _ in self?.beginsAtSelectedDay = true }
      let arrows = ["Up", "Down", "Left", "Right"].flatMap { [$0, "KP_\($0)"] }
      onKeys(arrows.joined(separator: "|"), precedesContent: true) { [weak self] in
        if let self, gtk_widget_has_focus(widget) != 0 { focusSelectedDay() }
        return false
      }
      onKeys("space", precedesContent: true) { [weak self] in
        guard let self, gtk_widget_has_focus(widget) != 0, isFocusOnSelectedDay else { return false }
        chooseSelectedDay()
        return true
      }
      onKeys("Return|KP_Enter", precedesContent: true) { [weak self] in
        guard let self, gtk_widget_has_focus(widget) != 0, isFocusOnDay else { return false }
        if isFocusOnSelectedDay { chooseSelectedDay() } else { ownKeys?.emitKeyPress(UInt32(GDK_KEY_space)) }
        return true
      }
    }

    /// Handles a new selected day. In another month, the user has browsed there, or the program has set the day.
    private func dayDidChange() {
      let day = day
      guard !isSettingDay, shown == (day.year, day.month) else { return }
      noteChoice()
      onChoice()
    }

    private func noteChoice() {
      chosen = day
      showChoice()
    }

    /// Reports the selected day as chosen if GTK has not done so.
    private func chooseSelectedDay() {
      guard day != chosen else { return }
      noteChoice()
      onChoice()
    }

    private func showChoice() {
      let now = day
      shown = (now.year, now.month)
      guard shown == (chosen.year, chosen.month) else { return addStyleClass(unchosenLook.name) }
      removeStyleClass(unchosenLook.name)
      // On the way through a shorter month, GTK has moved the day.
      if now.day != chosen.day { day = chosen }
    }

    private func isDay(pressedBy gesture: OpaquePointer) -> Bool {
      var (x, y) = (0.0, 0.0)
      guard gtk_gesture_get_point(gesture, nil, &x, &y) != 0,
        let label = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT)
      else { return false }
      return gtk_widget_has_css_class(label, "day-number") != 0
    }

    private var isFocusOnDay: Bool { hasDay(GTK_STATE_FLAG_FOCUSED.rawValue) }

    private var isFocusOnSelectedDay: Bool {
      hasDay(GTK_STATE_FLAG_SELECTED.rawValue | GTK_STATE_FLAG_FOCUSED.rawValue)
    }

    /// Returns whether a day has all of some states.
    private func hasDay(_ states: UInt32) -> Bool {
      all.contains {
        $0.hasStyleClass("day-number") && gtk_widget_get_state_flags($0.widget).rawValue & states == states
      }
    }

    /// GTK's own key controller, which is the first one and the last in the list.
    private var ownKeys: Gtk.Object? { controllers(of: gtk_event_controller_key_get_type()).last?.controller }

    /// Moves the keyboard position from the corner of the month, where GTK begins, to the selected day. GTK moves it
    /// only with the arrow keys.
    private func focusSelectedDay() {
      guard beginsAtSelectedDay, let keys = ownKeys else { return }
      beginsAtSelectedDay = false
      let days = all.filter { $0.hasStyleClass("day-number") }
      func place(_ state: GtkStateFlags) -> Int? {
        days.firstIndex { gtk_widget_get_state_flags($0.widget).rawValue & state.rawValue != 0 }
      }
      guard let selected = place(GTK_STATE_FLAG_SELECTED) else { return }
      let backwards = isRightToLeft ? GDK_KEY_Right : GDK_KEY_Left
      let forwards = isRightToLeft ? GDK_KEY_Left : GDK_KEY_Right
      for _ in days {
        let focused = place(GTK_STATE_FLAG_FOCUSED) ?? -1
        guard focused != selected else { return }
        let isInRow = focused >= 0 && focused / 7 == selected / 7
        let key = isInRow ? (focused < selected ? forwards : backwards) : focused < selected ? GDK_KEY_Down : GDK_KEY_Up
        keys.emitKeyPress(UInt32(key))
      }
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
        isSettingDay = true
        gtk_calendar_select_day(opaque, date)
        isSettingDay = false
        showChoice()
      }
    }

    /// Marks a day of the shown month, counted from 1.
    package func mark(_ day: Int) { gtk_calendar_mark_day(opaque, guint(clamping: day)) }

    package func isMarked(_ day: Int) -> Bool { gtk_calendar_get_day_is_marked(opaque, guint(clamping: day)) != 0 }

    package func clearMarks() { gtk_calendar_clear_marks(opaque) }
  }
}

extension Gtk.Object {
  /// Emits the signal of a pressed key of a controller, without modifiers.
  fileprivate func emitKeyPress(_ key: UInt32) {
    let identifier = g_signal_lookup("key-pressed", gtkbridge_object_type(pointer))
    var query = GSignalQuery()
    g_signal_query(identifier, &query)
    var values = [GValue](repeating: GValue(), count: Int(query.n_params) + 1)
    g_value_init(&values[0], gtkbridge_object_type(pointer))
    g_value_set_object(&values[0], pointer)
    for index in 1..<values.count { g_value_init(&values[index], query.param_types[index - 1]) }
    g_value_set_uint(&values[1], key)
    var answer = GValue()
    g_value_init(&answer, query.return_type)
    g_signal_emitv(&values, identifier, 0, &answer)
    for index in values.indices { g_value_unset(&values[index]) }
  }
}
