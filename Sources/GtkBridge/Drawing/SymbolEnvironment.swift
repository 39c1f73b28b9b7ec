extension EnvironmentValues {
  /// The rendering mode of symbols, or `nil` for the default.
  ///
  /// Mirrors SwiftUI's `symbolRenderingMode`.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The colours of the layers of symbols. The first one is also the foreground colour.
  var symbolPalette: [Color] {
    get { self[SymbolPaletteKey.self] }
    set { self[SymbolPaletteKey.self] = newValue }
  }

  /// The value that symbols show in place of their own, while an effect changes it.
  package var symbolValue: Double? {
    get { self[SymbolValueKey.self] }
    set { self[SymbolValueKey.self] = newValue }
  }

  /// The variants of symbols.
  ///
  /// Mirrors SwiftUI's `symbolVariants`.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

private struct SymbolPaletteKey: EnvironmentKey {
  static var defaultValue: [Color] { [] }
}

private struct SymbolValueKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}
