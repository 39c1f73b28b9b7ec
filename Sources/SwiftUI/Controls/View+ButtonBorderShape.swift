extension View {
  /// Sets the outline of the buttons with a border inside.
  ///
  /// Mirrors SwiftUI's `buttonBorderShape(_:)`.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
