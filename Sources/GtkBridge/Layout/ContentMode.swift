/// How a picture fills a room of another shape.
///
/// Mirrors SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits.
  case fit
  /// So large that nothing is left free.
  case fill
}
