import GtkBridge

extension View {
  /// Sets the colour that highlights the active state of the controls inside; `nil` selects the theme's accent.
  ///
  /// SwiftUI's older name for `tint(_:)`.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
