import Graphics
import GtkObjects

/// The rules of the style sheet for the appearances of bars and windows.
@MainActor
package enum AppearanceStyle {
  /// The style class of an item's widgets in a bar.
  static let itemClass = "bar-item"

  /// Returns the selector of the items of bars and of the button that goes back, or of a part inside them.
  ///
  /// Prominent items are excluded, because their colour contrasts with the accent colour behind it. So are the buttons of the
  /// window, its menu and the views in a bar.
  static func items(_ part: String = "", in bar: String = "headerbar") -> String {
    // The button that goes back stands beside the box with the items.
    ["button.\(itemClass)", ".\(itemClass) button", "box.start>box>button"].map {
      "\(bar) \($0):not(.suggested-action)\(part)"
    }
    .joined(separator: ",")
  }

  private static var rules: [String: String] = [:]
  private static let provider: Gtk.StyleProvider = {
    let provider = Gtk.StyleProvider()
    provider.install(overrides: true)
    return provider
  }()

  /// Sets the declarations of a selector. Without declarations, the theme decides.
  static func set(_ declarations: String, for selector: String) {
    load(declarations.isEmpty ? nil : "\(selector){\(declarations)}", as: selector)
  }

  /// Sets the colour behind the widgets of a selector.
  package static func setBackground(_ color: UIColor?, of selector: String) {
    set(color.map { "background-color:\($0.color.css);" } ?? "", for: selector)
  }

  /// Sets the value of a colour of the theme.
  static func define(_ name: String, as color: Color?) {
    // A colour that is defined by itself has no value.
    load(color.flatMap { $0.css == "@\(name)" ? nil : "@define-color \(name) \($0.css);" }, as: name)
  }

  private static func load(_ rule: String?, as key: String) {
    guard rules[key] != rule else { return }
    rules[key] = rule
    provider.load(css)
  }

  /// The rules as a style sheet.
  package static var css: String { rules.values.sorted().joined(separator: "\n") }
}
