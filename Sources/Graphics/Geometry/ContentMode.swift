/// The scaling of a picture in a space with another aspect ratio.
///
/// Mirrors SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The picture fits inside the space.
  case fit
  /// The picture covers the whole space.
  case fill
}
