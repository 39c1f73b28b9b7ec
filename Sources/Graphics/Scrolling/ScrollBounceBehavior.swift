/// Determines whether content bounces at the edges, which it never does here.
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
