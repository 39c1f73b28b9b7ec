import GtkObjects

/// A switch.
///
/// Mirrors `UISwitch`; shown by a GtkSwitch, or by a GtkCheckButton as a checkbox. Name a switch with
/// `accessibilityLabel`, because the label beside it is another view.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Indicates whether the switch is on. A change by the program sends no event.
  open var isOn = false {
    didSet { if isOn != oldValue { showValue() } }
  }

  /// The colour of a switch that is on, or `nil` for the accent.
  open var onTintColor: UIColor? {
    didSet { showStyle() }
  }

  /// The colour of the knob, or `nil` for the theme's.
  open var thumbTintColor: UIColor? {
    didSet { showStyle() }
  }

  /// The look of a switch.
  ///
  /// Mirrors `UISwitch.Style`.
  public enum Style: Int, Sendable {
    /// Here as `sliding`.
    case automatic
    /// A box with a check mark, and a title beside it.
    case checkbox
    /// A knob that slides.
    case sliding
  }

  /// The preferred look. Set it before the switch is on screen.
  open var preferredStyle = Style.automatic
  /// The look: sliding, unless the program prefers a checkbox.
  open var style: Style { preferredStyle == .checkbox ? .checkbox : .sliding }

  /// The title of a checkbox. A sliding switch has none.
  open var title: String? { didSet { showTitle() } }

  private var control: (any Gtk.Switchable)?
  private var appliedStyle: AppliedStyle?
  private var toggled: Gtk.SignalHandler?

  deinit {}

  /// Turns the switch on or off.
  ///
  /// - Parameters:
  ///   - on: Whether the switch is on.
  ///   - animated: Without effect: the theme animates each change.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func stateDidChange() { control?.isSensitive = isEnabled }

  private func showValue() {
    guard let control, control.isOn != isOn else { return }
    toggled?.withBlocked { control.isOn = isOn }
  }

  private func userDidSwitch() {
    guard let control, control.isOn != isOn else { return }
    isOn = control.isOn
    sendValueChange()
  }

  private func showTitle() {
    guard style == .checkbox else { return }
    control?.setLabel(Gtk.Label(title ?? ""))
    // GTK takes a name only from a label of its own.
    if let title, accessibilityLabel == nil { control?.setAccessibleLabel(title) }
  }

  private func showStyle() {
    var css = ""
    if let color = (onTintColor ?? appearanceValue(\.onTintColor))?.color.css {
      css += "switch&:checked{background-color:\(color);background-image:none;border-color:\(color);}"
    }
    if let color = (thumbTintColor ?? appearanceValue(\.thumbTintColor))?.color.css {
      css += "&>slider{background-color:\(color);background-image:none;}"
    }
    appliedStyle?.setAtOnce(css.isEmpty ? nil : css)
  }
}

extension UISwitch: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let control: any Gtk.Switchable = style == .checkbox ? Gtk.CheckButton() : Gtk.Switch()
    self.control = control
    appliedStyle = AppliedStyle(control)
    showTitle()
    control.isOn = isOn
    control.isSensitive = isEnabled
    // A switch keeps its own size in a view of any size.
    for axis in [Axis.horizontal, .vertical] { control.setAlign(.center, on: axis) }
    toggled = control.connect(type(of: control).signal) { [weak self] in self?.userDidSwitch() }
    showStyle()
    return control
  }
}
