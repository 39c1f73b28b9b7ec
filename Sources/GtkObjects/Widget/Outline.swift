import Foundation

/// A text description of a widget tree as seen by assistive technology: one line per widget with its role, name and
/// value.
///
/// ```text
/// button "Add"
/// text-box "Name" value "Ada"
/// list
///   list-item
///     label "First"
/// ```
///
/// Layout containers and widgets hidden from assistive technology have no line. The name of a control consists of the
/// texts of its labels.
package struct Outline {
  /// A line with its nested lines.
  package struct Entry: Equatable {
    package var role: String
    package var name: String?
    package var details: [String] = []
    package var entries: [Entry] = []
  }

  package let entries: [Entry]

  @MainActor
  package init(_ widget: Gtk.Widget) {
    entries = Self.entries(of: widget)
  }

  /// The lines as text, with nested lines indented.
  package var text: String {
    entries.flatMap { $0.lines(indent: "") }.joined(separator: "\n") + (entries.isEmpty ? "" : "\n")
  }

  /// The roles of layout containers, which are omitted.
  private static let arranging: Set<String> = ["none", "group", "generic", "widget", "presentation", "scrollbar"]
  /// The roles of controls, which are named by their labels.
  private static let controls: Set<String> = [
    "button", "checkbox", "radio", "switch", "link", "menu-item", "tab", "toggle-button", "combo-box",
    "menu-item-radio",
    "menu-item-checkbox",
  ]

  @MainActor
  private static func entries(of widget: Gtk.Widget) -> [Entry] {
    guard widget.isShown, !widget.isAccessibleHidden else { return [] }
    let role = widget.isSpinning ? "spinner" : widget.roleName
    if role == "scrollbar" || role == "separator" { return [] }
    // An empty status region is the invisible one for announcements.
    if role == "status", widget.firstChild == nil { return [] }
    if let text = widget.labelText {
      return text.isEmpty ? [] : [Entry(role: role, name: widget.accessible(.label) ?? text)]
    }
    // The internal widgets of a text field are omitted.
    let holdsText = if case .text = widget.controlValue { true } else { false }
    let inside = holdsText ? [] : widget.children.flatMap(entries)
    let name = widget.accessible(.label).flatMap { $0.isEmpty ? nil : $0 }
    var entry = Entry(role: role, name: name, details: details(of: widget), entries: inside)
    if controls.contains(role) {
      let labels = inside.filter { $0.role == "label" }
      if entry.name == nil, !labels.isEmpty { entry.name = labels.compactMap(\.name).joined(separator: ", ") }
      entry.entries.removeAll { $0.role == "label" || $0.role == "img" && $0.name == nil }
    } else if arranging.contains(role), entry.name == nil, entry.details.isEmpty {
      return inside
    }
    return [entry]
  }

  @MainActor
  private static func details(of widget: Gtk.Widget) -> [String] {
    var details: [String] = []
    switch widget.controlValue {
    case .text(let text, let placeholder):
      if text.isEmpty, !placeholder.isEmpty {
        details.append("placeholder \(quoted(placeholder))")
      } else {
        details.append("value \(quoted(text))")
      }
    case .isOn(let isOn): details.append(isOn ? "on" : "off")
    case .number(let number): details.append("value \(number.formatted(.number.locale(Locale(identifier: "en_US"))))")
    case .fraction(let fraction): details.append("\(Int((fraction * 100).rounded()))%")
    case nil: break
    }
    if let value = widget.accessible(.valueText) { details.append("value \(quoted(value))") }
    if let hint = widget.accessible(.description) { details.append("hint \(quoted(hint))") }
    if let identifier = widget.identifier { details.append("id \(identifier)") }
    if widget.isSelected { details.append("selected") }
    if !widget.isEnabled, widget.parent?.isEnabled != false { details.append("disabled") }
    return details
  }

  fileprivate static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
  }
}

extension Outline.Entry {
  fileprivate func lines(indent: String) -> [String] {
    let name = name.map { [Outline.quoted($0)] } ?? []
    let line = indent + ([role] + name + details).joined(separator: " ")
    return [line] + entries.flatMap { $0.lines(indent: indent + "  ") }
  }
}
