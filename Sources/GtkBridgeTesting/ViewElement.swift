import GtkBridge
import GtkObjects

/// An element on screen found by a ``ViewHost``, such as a control, a text or a row.
///
/// It refers to one widget. A removed element can still be inspected, but no longer tapped.
@preconcurrency @MainActor
public struct ViewElement: @MainActor CustomStringConvertible {
  let widget: Gtk.Widget

  /// The accessibility role.
  public var role: ViewRole { ViewRole(rawValue: widget.roleName) }

  /// The accessibility label, or the texts of a control, joined by commas.
  public var name: String {
    if let name = widget.accessible(.label) ?? widget.labelText { return name }
    return widget.takesPress ? widget.texts.filter { !$0.isEmpty }.joined(separator: ", ") : ""
  }

  /// The identifier set by ``View/accessibilityIdentifier(_:)``, if any.
  public var identifier: String? { widget.identifier }

  /// The hint set by ``View/accessibilityHint(_:)``, if any.
  public var hint: String? { widget.accessible(.description) }

  /// The texts inside, in screen order.
  public var texts: [String] { widget.texts }

  /// The text of a field, or `nil` for other elements.
  public var text: String? {
    if case .text(let text, _) = widget.controlValue { text } else { nil }
  }

  /// The state of a switch or checkbox, or `nil` for other elements.
  public var isOn: Bool? {
    if case .isOn(let isOn) = widget.controlValue { isOn } else { nil }
  }

  /// The value of a slider or stepper, or the completed fraction of a progress bar; `nil` for other elements.
  public var number: Double? {
    switch widget.controlValue {
    case .number(let number), .fraction(let number): number
    default: nil
    }
  }

  /// Indicates whether the element and its ancestors are enabled.
  public var isEnabled: Bool { widget.isEnabled }

  /// Indicates whether the element is on screen.
  public var isShown: Bool { widget.isShown }

  /// Indicates whether the element is a selected row.
  public var isSelected: Bool { widget.isSelected }

  public var description: String { "\(role) \"\(name)\"" }

  /// Activates the element like a click or the space bar.
  ///
  /// - Throws: ``ViewHostError`` if it is disabled or cannot be activated.
  public func tap() throws(ViewHostError) {
    try needInput()
    guard widget.press() else { throw .cannotTap("\(self)") }
  }

  /// Replaces the text of a field, as if the user selected all text and typed.
  ///
  /// - Throws: ``ViewHostError`` if it is disabled or not a field.
  public func type(_ text: String) throws(ViewHostError) {
    try needInput()
    guard widget.enterText(text) else { throw .cannotType("\(self)") }
  }

  /// Sets the value of a slider or stepper.
  ///
  /// - Throws: ``ViewHostError`` if it is disabled or has no settable value.
  public func set(to number: Double) throws(ViewHostError) {
    try needInput()
    guard widget.enterNumber(number) else { throw .cannotSet("\(self)") }
  }

  private func needInput() throws(ViewHostError) {
    guard isShown else { throw .isGone("\(self)") }
    guard isEnabled else { throw .isDisabled("\(self)") }
  }
}
