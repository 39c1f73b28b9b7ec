/// The CSS classes that apply styles: one for each distinct set of declarations, shared by all widgets.
///
/// A provider per widget would make updates slow, because GTK matches every widget against every provider. New classes
/// are loaded together before the next frame.
@MainActor
package final class StyleSheet {
  package static let shared = StyleSheet()

  private struct Rule {
    let number: Int
    var users = 0
    var styleClass: String { "gtkbridge-\(number)" }
  }

  /// The number of rules, used or not.
  package var ruleCount: Int { rules.count }

  /// The rules by their declarations.
  private var rules: [String: Rule] = [:]
  private var classesMade = 0
  private var unused = 0
  /// The declarations of the classes that are not yet part of the common style sheet.
  private var recent: [String] = []
  private var hasUnknown = false
  private var provider: Gtk.StyleProvider?
  private var recentProvider: Gtk.StyleProvider?

  /// The number of unused rules to keep for screens that may return. A limit is needed because a value that changes in
  /// every frame adds a rule each time, and GTK parses all of them.
  private static let unusedRulesKept = 256

  /// Returns a CSS length for a distance in points. Negative and non-finite values become zero.
  package static func length(_ points: Double) -> String { Gtk.styleLength(points) }

  /// Returns the class for `declarations`, creating it if necessary.
  package func styleClass(for declarations: String) -> String {
    if let known = rules[declarations] { return known.styleClass }
    classesMade += 1
    let rule = Rule(number: classesMade)
    rules[declarations] = rule
    unused += 1
    recent.append(declarations)
    hasUnknown = true
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

  /// Loads new classes now, separately from the others. During its layout, GTK measures a new row at once. Rules that
  /// are loaded later apply only in the next frame.
  package func loadRecent() {
    guard hasUnknown else { return }
    hasUnknown = false
    let provider = recentProvider ?? Gtk.StyleProvider()
    if recentProvider == nil { provider.install() }
    recentProvider = provider
    provider.load(css(of: recent.compactMap { declarations in rules[declarations].map { (declarations, $0) } }))
  }

  /// Loads the classes created since the last call. GTK then parses all rules and matches every widget again, so
  /// nothing happens without new classes. Usually a screen's classes are complete after its first frame.
  package func loadIfNeeded() {
    guard !recent.isEmpty else { return }
    recent = []
    hasUnknown = false
    if unused > Self.unusedRulesKept {
      rules = rules.filter { $0.value.users > 0 }
      unused = 0
    }
    if provider == nil {
      provider = Gtk.StyleProvider()
      provider?.install()
    }
    provider?.load(css(of: rules.sorted { $0.value.number < $1.value.number }.map { ($0.key, $0.value) }))
    recentProvider?.load("")
  }

  private func css(of rules: [(declarations: String, rule: Rule)]) -> String {
    rules.map { Self.css($0.declarations, for: $0.rule.styleClass) }.joined(separator: "\n")
  }

  /// Returns a CSS rule. Plain declarations apply to the widget itself; declarations with selectors use `&` for its
  /// class.
  private static func css(_ declarations: String, for styleClass: String) -> String {
    guard declarations.contains("&") else { return ".\(styleClass){\(declarations)}" }
    return declarations.replacingOccurrences(of: "&", with: ".\(styleClass)")
  }
}

/// The CSS class of declarations, in use as long as this object exists. The owner adds it to a widget.
@MainActor
package final class StyleUse {
  package let name: String
  private let declarations: String

  package init(of declarations: String) {
    self.declarations = declarations
    name = StyleSheet.shared.addUser(of: declarations)
  }

  isolated deinit { StyleSheet.shared.removeUser(of: declarations) }
}

/// The CSS class that one modifier applies to a widget. It is replaced when the declarations change.
@MainActor
@usableFromInline
package final class AppliedStyle {
  /// A strong reference, because a wrapper in the middle of a modifier chain has no other owner.
  private let widget: Gtk.Widget
  private var declarations: String?
  private var name: String?

  package init(_ widget: Gtk.Widget) {
    self.widget = widget
  }

  isolated deinit {
    if let declarations { StyleSheet.shared.removeUser(of: declarations) }
  }

  /// Applies `declarations` to the widget; `nil` removes them.
  package func set(_ declarations: String?) {
    guard declarations != self.declarations else { return }
    if let name { widget.removeStyleClass(name) }
    if let old = self.declarations { StyleSheet.shared.removeUser(of: old) }
    self.declarations = declarations
    name = declarations.map(StyleSheet.shared.addUser)
    if let name { widget.addStyleClass(name) }
  }

  /// Applies declarations immediately, for a widget outside the graph of views, which is updated before each frame.
  package func setAtOnce(_ declarations: String?) {
    set(declarations)
    StyleSheet.shared.loadRecent()
  }
}
