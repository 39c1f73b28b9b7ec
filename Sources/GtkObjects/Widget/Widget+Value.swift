import CGtk

extension Gtk.Widget {
  package enum ControlValue: Equatable {
    /// The text of a field.
    case text(String, placeholder: String)
    /// The state of a toggle.
    case isOn(Bool)
    /// A number in a range.
    case number(Double)
    /// A completed fraction, from 0 to 1.
    case fraction(Double)
  }

  /// The value of the control, or `nil` for a widget without a value.
  package var controlValue: ControlValue? {
    if isInstance(of: gtk_check_button_get_type()) { return .isOn(gtk_check_button_get_active(cast()) != 0) }
    if isInstance(of: gtk_toggle_button_get_type()) { return .isOn(gtk_toggle_button_get_active(cast()) != 0) }
    if isInstance(of: gtk_switch_get_type()) { return .isOn(gtk_switch_get_active(opaque) != 0) }
    if isInstance(of: gtk_spin_button_get_type()) { return .number(gtk_spin_button_get_value(opaque)) }
    if isInstance(of: gtk_range_get_type()) { return .number(gtk_range_get_value(cast())) }
    if isInstance(of: gtk_progress_bar_get_type()) { return .fraction(gtk_progress_bar_get_fraction(opaque)) }
    if isInstance(of: gtk_text_view_get_type()) { return .text(textViewText, placeholder: "") }
    if isEditable { return .text(String(cString: gtk_editable_get_text(opaque)), placeholder: placeholderText) }
    return nil
  }

  /// Indicates whether the widget is an active spinner.
  package var isSpinning: Bool {
    isInstance(of: gtk_spinner_get_type()) && gtk_spinner_get_spinning(opaque) != 0
  }

  /// Replaces the text of a field like user input, which runs its signal handlers. Returns `false` for other widgets.
  package func enterText(_ text: String) -> Bool {
    if isInstance(of: gtk_text_view_get_type()) {
      gtk_text_buffer_set_text(gtk_text_view_get_buffer(cast()), text, -1)
    } else if isEditable {
      gtk_editable_set_text(opaque, text)
      gtk_editable_set_position(opaque, -1)
    } else {
      return false
    }
    return true
  }

  /// Sets the value of a slider or stepper. Returns `false` for other widgets.
  package func enterNumber(_ number: Double) -> Bool {
    if isInstance(of: gtk_spin_button_get_type()) {
      gtk_spin_button_set_value(opaque, number)
    } else if isInstance(of: gtk_range_get_type()) {
      gtk_range_set_value(cast(), number)
    } else {
      return false
    }
    return true
  }

  /// Presses the widget like a click or the space bar. Returns `false` if it cannot be pressed.
  package func press() -> Bool {
    if isInstance(of: gtk_switch_get_type()) {
      gtk_switch_set_active(opaque, gtk_switch_get_active(opaque) == 0 ? 1 : 0)
      return true
    }
    // Activating a button would delay its `clicked` signal by an animation.
    if isInstance(of: gtk_button_get_type()) {
      emit("clicked")
      return true
    }
    return gtk_widget_activate(widget) != 0
  }

  /// Indicates whether the widget can be pressed, such as a button, a switch or a row, but not a field.
  package var takesPress: Bool {
    if isInstance(of: gtk_switch_get_type()) { return true }
    guard !isEditable, let type = cast(to: GTypeInstance.self).pointee.g_class else { return false }
    return gtk_widget_class_get_activate_signal(
      UnsafeMutableRawPointer(type).assumingMemoryBound(to: GtkWidgetClass.self)) != 0
  }

  private var isEditable: Bool { isInstance(of: gtk_editable_get_type()) }

  private var placeholderText: String {
    let hasOne = [gtk_entry_get_type(), gtk_password_entry_get_type(), gtk_search_entry_get_type()]
    return hasOne.contains(where: isInstance) ? property("placeholder-text") : ""
  }

  private var textViewText: String {
    let buffer = gtk_text_view_get_buffer(cast())
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  func isInstance(of type: GType) -> Bool {
    g_type_check_instance_is_a(pointer.assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }
}
