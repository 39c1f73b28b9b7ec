import GtkBridge
import GtkObjects

/// Something on screen, found by a ``ViewHost``: a control, a text, a row.
///
/// It stands for the same widget as long as that is on screen; a view that has been removed can still be asked, but no longer
/// pressed.
@preconcurrency @MainActor
public struct ViewElement: @MainActor CustomStringConvertible {
  let widget: Gtk.Widget

  /// What it is to assistive technology.
  public var role: ViewRole { ViewRole(rawValue: widget.roleName) }

  /// What it is called: the name that it was given, or a control's own texts, one after another with a comma between.
  public var name: String {
    if let name = widget.accessible(.label) ?? widget.labelText { return name }
    return widget.takesPress ? widget.texts.filter { !$0.isEmpty }.joined(separator: ", ") : ""
  }

  /// The name that ``View/accessibilityIdentifier(_:)`` gave, if it did.
  public var identifier: String? { widget.identifier }

  /// What ``View/accessibilityHint(_:)`` says, if it does.
  public var hint: String? { widget.accessible(.description) }

  /// The texts inside, in the order of the screen.
  public var texts: [String] { widget.texts }

  /// The text of a field; `nil` for anything else.
  public var text: String? {
    if case .text(let text, _) = widget.controlValue { text } else { nil }
  }

  /// Whether a switch or a box is on; `nil` for anything else.
  public var isOn: Bool? {
    if case .isOn(let isOn) = widget.controlValue { isOn } else { nil }
  }

  /// The number of a slider or stepper, or how much is done; `nil` for anything else.
  public var number: Double? {
    switch widget.controlValue {
    case .number(let number), .fraction(let number): number
    default: nil
    }
  }

  /// Whether it takes input: neither it nor anything around it is disabled.
  public var isEnabled: Bool { widget.isEnabled }

  /// Whether it is on screen.
  public var isShown: Bool { widget.isShown }

  /// Whether it is a selected row.
  public var isSelected: Bool { widget.isSelected }

  public var description: String { "\(role) \"\(name)\"" }

  /// Presses it, as a click or the space bar does.
  ///
  /// - Throws: ``ViewHostError`` where it is disabled or takes no press.
  public func tap() throws(ViewHostError) {
    try needInput()
    guard widget.press() else { throw .cannotTap("\(self)") }
  }

  /// Replaces the text of a field, as somebody does who selects all of it and types.
  ///
  /// - Throws: ``ViewHostError`` where it is disabled or no field.
  public func type(_ text: String) throws(ViewHostError) {
    try needInput()
    guard widget.enterText(text) else { throw .cannotType("\(self)") }
  }

  /// Moves a slider or a stepper to a number.
  ///
  /// - Throws: ``ViewHostError`` where it is disabled or has no number to set.
  public func set(to number: Double) throws(ViewHostError) {
    try needInput()
    guard widget.enterNumber(number) else { throw .cannotSet("\(self)") }
  }

  private func needInput() throws(ViewHostError) {
    guard isShown else { throw .isGone("\(self)") }
    guard isEnabled else { throw .isDisabled("\(self)") }
  }
}
