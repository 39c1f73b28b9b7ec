import GtkObjects

/// The CSS classes that styles are applied by: one for each distinct set of declarations, shared by every widget.
///
/// A provider of its own for each widget is what makes a binding slow, since GTK then matches every widget against
/// every provider. New classes are loaded together before the next frame.
@MainActor
final class StyleSheet {
  static let shared = StyleSheet()

  private struct Rule {
    let number: Int
    var users = 0
    var styleClass: String { "gtkbridge-\(number)" }
  }

  /// How many rules there are, used or not.
  var ruleCount: Int { rules.count }

  /// By their declarations.
  private var rules: [String: Rule] = [:]
  private var classesMade = 0
  private var unused = 0
  private var needsLoading = false
  private var provider: Gtk.StyleProvider?

  /// How many rules that no widget uses any more are kept for when a screen comes back. A value that changes with every
  /// frame makes one each time, and GTK parses them all.
  private static let unusedRulesKept = 256

  /// A distance in points as CSS writes it; what is negative or no number counts as none.
  static func length(_ points: Double) -> String { "\(points.isFinite ? max(points, 0) : 0)px" }

  /// The class that stands for `declarations`.
  func styleClass(for declarations: String) -> String {
    if let known = rules[declarations] { return known.styleClass }
    classesMade += 1
    let rule = Rule(number: classesMade)
    rules[declarations] = rule
    unused += 1
    needsLoading = true
    return rule.styleClass
  }

  fileprivate func addUser(of declarations: String) -> String {
    let name = styleClass(for: declarations)
    if rules[declarations]?.users == 0 { unused -= 1 }
    rules[declarations]?.users += 1
    return name
  }

  fileprivate func removeUser(of declarations: String) {
    rules[declarations]?.users -= 1
    if rules[declarations]?.users == 0 { unused += 1 }
  }

  /// Loads the classes made since the last time. GTK parses all rules again and matches every widget anew, which is
  /// why it is done only when a class is new: a screen's classes are known after its first frame.
  func loadIfNeeded() {
    guard needsLoading else { return }
    needsLoading = false
    if unused > Self.unusedRulesKept {
      rules = rules.filter { $0.value.users > 0 }
      unused = 0
    }
    if provider == nil {
      provider = Gtk.StyleProvider()
      provider?.install()
    }
    let ordered = rules.sorted { $0.value.number < $1.value.number }
    provider?.load(ordered.map { Self.css($0.key, for: $0.value.styleClass) }.joined(separator: "\n"))
  }

  /// A rule of declarations alone is for the widget itself; one with selectors says `&` for it in each.
  private static func css(_ declarations: String, for styleClass: String) -> String {
    guard declarations.contains("&") else { return ".\(styleClass){\(declarations)}" }
    return declarations.replacingOccurrences(of: "&", with: ".\(styleClass)")
  }
}

/// The one class by which some modifier styles a widget, replaced when its declarations change.
@MainActor
@usableFromInline
final class AppliedStyle {
  /// Owned, because a wrapper in the middle of a chain of modifiers has no other owner.
  private let widget: Gtk.Widget
  private var declarations: String?
  private var name: String?

  init(_ widget: Gtk.Widget) {
    self.widget = widget
  }

  isolated deinit {
    if let declarations { StyleSheet.shared.removeUser(of: declarations) }
  }

  /// Makes `declarations` count for the widget; `nil` removes them.
  func set(_ declarations: String?) {
    guard declarations != self.declarations else { return }
    if let name { widget.removeStyleClass(name) }
    if let old = self.declarations { StyleSheet.shared.removeUser(of: old) }
    self.declarations = declarations
    name = declarations.map(StyleSheet.shared.addUser)
    if let name { widget.addStyleClass(name) }
  }
}
