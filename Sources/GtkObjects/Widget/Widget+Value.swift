import CGtk

extension Gtk.Widget {
  /// What a control holds.
  package enum ControlValue: Equatable {
    /// The text of a field.
    case text(String, placeholder: String)
    /// Whether something is on.
    case isOn(Bool)
    /// A number in a range.
    case number(Double)
    /// How much is done, from 0 to 1.
    case fraction(Double)
  }

  /// What the control holds; `nil` for a widget that holds nothing.
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

  /// Whether the widget shows that something is being done and nobody knows for how long.
  package var isSpinning: Bool {
    isInstance(of: gtk_spinner_get_type()) && gtk_spinner_get_spinning(opaque) != 0
  }

  /// Replaces the text of a field as a user does, with the field's own handlers told; false for anything but a field.
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

  /// Moves a slider or a stepper to a number; false for anything else.
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

  /// Presses the widget as a click or the space bar does; false for a widget that takes no press.
  package func press() -> Bool {
    if isInstance(of: gtk_switch_get_type()) {
      gtk_switch_set_active(opaque, gtk_switch_get_active(opaque) == 0 ? 1 : 0)
      return true
    }
    // Activating a button shows it pressed for a while before it is clicked.
    if isInstance(of: gtk_button_get_type()) {
      emit("clicked")
      return true
    }
    return gtk_widget_activate(widget) != 0
  }

  /// Whether a press does something: on a button, a switch, a row, but not on a field.
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
