/// Whether content bounces at the edges: it does not here.
///
/// Mirrors SwiftUI's `ScrollBounceBehavior`.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// The usual behaviour of the view.
  case automatic
  /// Always.
  case always
  /// Only if the content is larger than the view.
  case basedOnSize
}
