import Graphics

/// The system symbols in use. Each is created once.
@MainActor
package enum SystemSymbols {
  private static var known: [String: Symbol] = [:]
  private static var reported: Set<String> = []

  /// Returns the symbol for a name in the given variants, or without them if there is none. An unknown name is logged
  /// once.
  package static func appearance(of name: String, _ variants: SymbolVariants = .none) -> Gtk.SymbolAppearance {
    for name in [variants.name(of: name), name] {
      guard let symbol = symbol(named: name) else { continue }
      var appearance = Gtk.SymbolAppearance(name: name, symbol: symbol)
      appearance.followsTextDirection = SymbolCatalogue.followsTextDirection(name)
      return appearance
    }
    if reported.insert(name).inserted {
      Gtk.log({ "There is no system symbol named \"\(name)\"." }, level: .warning, domain: "GtkBridge")
    }
    return Gtk.SymbolAppearance(name: name, symbol: .missing)
  }

  private static func symbol(named name: String) -> Symbol? {
    if let symbol = known[name] { return symbol }
    let symbol = SymbolCatalogue.symbol(named: name)
    known[name] = symbol
    return symbol
  }
}
