/// How a picture fills a room of another shape.
///
/// Mirrors SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits.
  case fit
  /// So large that nothing is left free.
  case fill
}

extension EnvironmentValues {
  /// How a picture fills its room; `nil` where nothing is said.
  var contentMode: ContentMode? {
    get { self[ContentModeKey.self] }
    set { self[ContentModeKey.self] = newValue }
  }
}

private struct ContentModeKey: EnvironmentKey {
  static var defaultValue: ContentMode? { nil }
}
