import CGtk

extension Gtk {
  /// A control that is on or off.
  @MainActor
  package protocol Switchable: Widget {
    /// The signal emitted after the user or the program has switched the control.
    static var signal: String { get }
    var isOn: Bool { get set }
    /// Sets the label inside the control, if it has space for one.
    func setLabel(_ label: Widget)
  }

  /// A checkbox with a label (GtkCheckButton). Buttons of the same group are mutually exclusive.
  package final class CheckButton: Widget, Switchable {
    package static var signal: String { "toggled" }

    package init() {
      super.init(adopting: gtk_check_button_new())
      clearAccessibleNames(of: ["GtkBuiltinIcon"])
    }

    package var isOn: Bool {
      get { gtk_check_button_get_active(cast()) != 0 }
      set { gtk_check_button_set_active(cast(), newValue ? 1 : 0) }
    }

    package func setLabel(_ label: Widget) { gtk_check_button_set_child(cast(), label.widget) }

    package func setGroup(_ other: CheckButton) { gtk_check_button_set_group(cast(), other.cast()) }
  }

  /// A toggle button (GtkToggleButton). Buttons of the same group are mutually exclusive.
  package final class ToggleButton: Widget, Switchable {
    /// The meaning of the button for assistive technology.
    package enum Meaning {
      /// It is on or off independently.
      case toggle
      /// It is one of several choices.
      case choice
      /// It shows a page.
      case tab
      /// It performs an action, and is not on afterwards.
      case action
    }

    package static var signal: String { "toggled" }

    package init(_ meaning: Meaning = .toggle) {
      super.init(adopting: gtk_toggle_button_new())
      switch meaning {
      case .tab: setAccessibleRole(.tab)
      case .action: setAccessibleRole(.button)
      case .choice: tellState(as: .radio)
      // GTK 4.8 has no role for a toggle button.
      case .toggle: if !Gtk.isLaterThanOldest { tellState(as: .checkbox) }
      }
    }

    private func tellState(as role: AccessibleRole) {
      setAccessibleRole(role)
      setAccessibleChecked(isOn)
      connect(Self.signal) { [weak self] in
        if let self { setAccessibleChecked(isOn) }
      }
    }

    package var isOn: Bool {
      get { gtk_toggle_button_get_active(cast()) != 0 }
      set { gtk_toggle_button_set_active(cast(), newValue ? 1 : 0) }
    }

    package func setLabel(_ label: Widget) { gtk_button_set_child(cast(), label.widget) }

    /// Releases the label, which may then be shown elsewhere.
    package func removeLabel() { gtk_button_set_child(cast(), nil) }

    package func setGroup(_ other: ToggleButton) { gtk_toggle_button_set_group(cast(), other.cast()) }
  }

  /// A switch (GtkSwitch), which has no label of its own.
  package final class Switch: Widget, Switchable {
    package static var signal: String { "notify::active" }

    package init() {
      super.init(adopting: gtk_switch_new())
    }

    package var isOn: Bool {
      get { gtk_switch_get_active(opaque) != 0 }
      set { gtk_switch_set_active(opaque, newValue ? 1 : 0) }
    }

    package func setLabel(_ label: Widget) {}
  }
}
