import GtkObjects

/// A switch.
///
/// Mirrors `UISwitch`; shown by a GtkSwitch. Name it with `accessibilityLabel`, because the label beside it is
/// another view.
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

  /// Kept, without effect: a switch has no title.
  open var title: String?

  private var control: Gtk.Switch?
  private var style: AppliedStyle?
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
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func showStyle() {
    var css = ""
    if let color = (onTintColor ?? UISwitch.proxy.onTintColor)?.color.css {
      css += "switch&:checked{background-color:\(color);background-image:none;border-color:\(color);}"
    }
    if let color = (thumbTintColor ?? UISwitch.proxy.thumbTintColor)?.color.css {
      css += "&>slider{background-color:\(color);background-image:none;}"
    }
    style?.setAtOnce(css.isEmpty ? nil : css)
  }
}

extension UISwitch: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let control = Gtk.Switch()
    self.control = control
    style = AppliedStyle(control)
    control.isOn = isOn
    control.isSensitive = isEnabled
    // A switch has its own size, in a view of any size.
    for axis in [Axis.horizontal, .vertical] { control.setAlign(.center, on: axis) }
    toggled = control.connect(Gtk.Switch.signal) { [weak self] in self?.userDidSwitch() }
    showStyle()
    return control
  }
}
