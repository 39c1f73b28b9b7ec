import CGtk

extension Gtk {
  /// Something that is on or off.
  @MainActor
  protocol Switchable: Widget {
    /// What is emitted after the user, or the program, has switched it.
    static var signal: String { get }
    var isOn: Bool { get set }
    /// Puts a widget inside as the label, where there is room for one.
    func setLabel(_ label: Widget)
  }

  /// A box to check, with a label beside it (GtkCheckButton). Those of one group exclude each other.
  final class CheckButton: Widget, Switchable {
    static var signal: String { "toggled" }

    init() {
      super.init(adopting: gtk_check_button_new())
      clearAccessibleNames(of: ["GtkBuiltinIcon"])
    }

    var isOn: Bool {
      get { gtk_check_button_get_active(cast()) != 0 }
      set { gtk_check_button_set_active(cast(), newValue ? 1 : 0) }
    }

    func setLabel(_ label: Widget) { gtk_check_button_set_child(cast(), label.widget) }

    func setGroup(_ other: CheckButton) { gtk_check_button_set_group(cast(), other.cast()) }
  }

  /// A button that stays down (GtkToggleButton). Those of one group exclude each other.
  final class ToggleButton: Widget, Switchable {
    static var signal: String { "toggled" }

    init() {
      super.init(adopting: gtk_toggle_button_new())
    }

    var isOn: Bool {
      get { gtk_toggle_button_get_active(cast()) != 0 }
      set { gtk_toggle_button_set_active(cast(), newValue ? 1 : 0) }
    }

    func setLabel(_ label: Widget) { gtk_button_set_child(cast(), label.widget) }

    func setGroup(_ other: ToggleButton) { gtk_toggle_button_set_group(cast(), other.cast()) }
  }

  /// A switch (GtkSwitch); its label stands beside it.
  final class Switch: Widget, Switchable {
    static var signal: String { "notify::active" }

    init() {
      super.init(adopting: gtk_switch_new())
    }

    var isOn: Bool {
      get { gtk_switch_get_active(opaque) != 0 }
      set { gtk_switch_set_active(opaque, newValue ? 1 : 0) }
    }

    func setLabel(_ label: Widget) {}
  }
}
