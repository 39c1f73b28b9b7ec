extension View {
  /// Sets the colour of the text inside.
  ///
  /// Mirrors SwiftUI's `foregroundStyle(_:)` for colours; equivalent to ``foregroundColor(_:)``.
  @inlinable
  public consuming func foregroundStyle(_ color: Color) -> some View { foregroundColor(color) }
}
