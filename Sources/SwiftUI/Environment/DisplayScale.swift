extension EnvironmentValues {
  /// The number of the display's pixels for a point, 1 by default.
  ///
  /// Mirrors SwiftUI's `displayScale`. It follows the window to other displays.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] ?? windowSizeClasses?.displayScale ?? 1 }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of one of the display's pixels in points.
  ///
  /// Mirrors SwiftUI's `pixelLength`.
  public var pixelLength: CGFloat { 1 / displayScale }
}

private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
