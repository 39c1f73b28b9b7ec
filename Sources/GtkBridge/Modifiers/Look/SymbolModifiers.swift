extension View {
  /// Sets the colours of the layers of the symbols inside.
  ///
  /// Mirrors SwiftUI's `symbolRenderingMode(_:)`.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Adds a variant to the symbols inside, such as `.fill`; `.none` removes those set outside.
  ///
  /// Mirrors SwiftUI's `symbolVariant(_:)`.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environmentChange(VariantChange(variant: variant))
  }
}

private struct VariantChange: EnvironmentChange, Equatable {
  let variant: SymbolVariants

  func isSame(as other: Self) -> Bool { self == other }

  func apply(to values: inout EnvironmentValues) {
    values.symbolVariants = variant == .none ? .none : values.symbolVariants.adding(variant)
  }
}
