extension View {
  /// Sets the size of the icons inside beside the text around them.
  ///
  /// Mirrors SwiftUI's `imageScale(_:)`.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Lets the resizable pictures inside keep their shape, as large as fits.
  ///
  /// Mirrors SwiftUI's `scaledToFit()` for pictures; other views are not scaled.
  public func scaledToFit() -> some View { environment(\.contentMode, .fit) }

  /// Lets the resizable pictures inside keep their shape and leave nothing free; what sticks out is cut off.
  ///
  /// Mirrors SwiftUI's `scaledToFill()` for pictures, but that it cuts off; other views are not scaled.
  public func scaledToFill() -> some View { environment(\.contentMode, .fill) }
}

extension Image {
  /// The size of an icon beside the text around it.
  ///
  /// Mirrors SwiftUI's `Image.Scale`.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    /// In multiples of the font's size.
    var factor: Double {
      switch self {
      case .small: 0.85
      case .medium: 1.1
      case .large: 1.5
      }
    }
  }
}

extension EnvironmentValues {
  /// The size of icons beside the text around them.
  ///
  /// Mirrors SwiftUI's `imageScale`.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}
