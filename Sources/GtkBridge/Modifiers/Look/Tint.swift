extension View {
  /// Sets the colour by which the controls inside show what is on, chosen or done; `nil` leaves the theme's accent.
  ///
  /// Mirrors SwiftUI's `tint(_:)`, for switches, check boxes, sliders, progress and gauges, toggle buttons, links and the focus of
  /// text fields.
  public func tint(_ color: Color?) -> some View { environment(\.tint, color) }
}
