extension View {
  /// Sets the size of the icons inside relative to the surrounding text.
  ///
  /// Mirrors SwiftUI's `imageScale(_:)`.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image {
  /// The size of an icon relative to the surrounding text.
  ///
  /// Mirrors SwiftUI's `Image.Scale`.
  public enum Scale: Hashable, Sendable {
    /// 0.85 times the size of the text.
    case small
    /// 1.1 times the size of the text. The default.
    case medium
    /// 1.5 times the size of the text.
    case large

    /// The size as a multiple of the font size.
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
  /// The size of icons relative to the surrounding text.
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
