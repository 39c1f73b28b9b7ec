/// The scaling of a picture in a space with another aspect ratio.
///
/// Mirrors SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The picture fits inside the space.
  case fit
  /// The picture covers the whole space.
  case fill
}

extension EnvironmentValues {
  /// The content mode of pictures; `nil` if none is set.
  var contentMode: ContentMode? {
    get { self[ContentModeKey.self] }
    set { self[ContentModeKey.self] = newValue }
  }
}

private struct ContentModeKey: EnvironmentKey {
  static var defaultValue: ContentMode? { nil }
}
