/// The CSS classes that styles are applied by: one for each distinct set of declarations, shared by every widget.
///
/// A provider of its own for each widget is what makes a binding slow, since GTK then matches every widget against
/// every provider. New classes are loaded together before the next frame.
@MainActor
final class StyleSheet {
  static let shared = StyleSheet()

  private var classes: [String: String] = [:]
  private var rules = ""
  private var needsLoading = false
  private var provider: Gtk.StyleProvider?

  /// A distance in points as CSS writes it; what is negative or no number counts as none.
  static func length(_ points: Double) -> String { "\(points.isFinite ? max(points, 0) : 0)px" }

  /// The class that stands for `declarations`.
  func styleClass(for declarations: String) -> String {
    if let known = classes[declarations] { return known }
    let name = "gtkbridge-\(classes.count)"
    classes[declarations] = name
    rules += ".\(name){\(declarations)}\n"
    needsLoading = true
    return name
  }

  /// Loads the classes made since the last time. GTK parses all rules again and matches every widget anew, which is
  /// why it is done only when a class is new: a screen's classes are known after its first frame.
  func loadIfNeeded() {
    guard needsLoading else { return }
    needsLoading = false
    if provider == nil {
      provider = Gtk.StyleProvider()
      provider?.install()
    }
    provider?.load(rules)
  }
}

/// The one class by which some modifier styles a widget, replaced when its declarations change.
@MainActor
final class AppliedStyle {
  /// Owned, because a wrapper in the middle of a chain of modifiers has no other owner.
  private let widget: Gtk.Widget
  private var declarations: String?
  private var name: String?

  init(_ widget: Gtk.Widget) {
    self.widget = widget
  }

  /// Makes `declarations` count for the widget; `nil` removes them.
  func set(_ declarations: String?) {
    guard declarations != self.declarations else { return }
    self.declarations = declarations
    if let name { widget.removeStyleClass(name) }
    name = declarations.map(StyleSheet.shared.styleClass)
    if let name { widget.addStyleClass(name) }
  }
}
