import GtkObjects

/// Two buttons that decrease and increase a number.
///
/// Mirrors `UIStepper`. A button is disabled at its end of the range. On the desktop, only a key repeats the step, not
/// a pressed button.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The number, within the range. A change by the program sends no event.
  open var value: Double {
    get { number }
    set {
      number = clamped(newValue)
      showValue()
    }
  }

  /// The least number.
  open var minimumValue = 0.0 { didSet { rangeDidChange() } }
  /// The greatest number.
  open var maximumValue = 100.0 { didSet { rangeDidChange() } }
  /// The step of a press.
  open var stepValue = 1.0
  /// Indicates whether a step beyond an end of the range continues at the other end.
  open var wraps = false { didSet { showValue() } }
  /// Kept, without effect: each press is an event.
  open var isContinuous = true
  /// Kept, without effect.
  open var autorepeat = true

  private var number = 0.0
  private var parts: Parts?

  private struct Parts {
    let row: Gtk.Box
    let decrease: Gtk.Button
    let increase: Gtk.Button
  }

  deinit {}

  override func stateDidChange() { showValue() }

  private func clamped(_ value: Double) -> Double {
    value.isNaN ? minimumValue : min(max(value, minimumValue), max(minimumValue, maximumValue))
  }

  private func rangeDidChange() {
    number = clamped(number)
    showValue()
  }

  private func step(by step: Double) {
    let next = number + step
    if wraps, next > maximumValue {
      number = minimumValue
    } else if wraps, next < minimumValue {
      number = maximumValue
    } else {
      number = clamped(next)
    }
    showValue()
    sendValueChange()
  }

  private func showValue() {
    guard let parts else { return }
    parts.decrease.isSensitive = isEnabled && (wraps || number > minimumValue)
    parts.increase.isSensitive = isEnabled && (wraps || number < maximumValue)
    parts.row.setAccessible(.valueText, to: accessibilityValue ?? number.formatted())
  }
}

extension UIStepper: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let row = Gtk.Box(axis: .horizontal)
    row.addStyleClass("linked")
    row.setAccessibleRole(.group)
    let decrease = Gtk.Button(icon: "value-decrease-symbolic", name: Gtk.word(localized: "Decrease"))
    let increase = Gtk.Button(icon: "value-increase-symbolic", name: Gtk.word(localized: "Increase"))
    decrease.connect("clicked") { [weak self] in if let self { step(by: -stepValue) } }
    increase.connect("clicked") { [weak self] in if let self { step(by: stepValue) } }
    row.setChildren([decrease, increase])
    row.setHomogeneous(true)
    parts = Parts(row: row, decrease: decrease, increase: increase)
    showValue()
    return row
  }
}
