/// A modifier that changes nothing, for a place that needs one.
///
/// Mirrors SwiftUI's `EmptyModifier`.
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public nonisolated init() {}

  /// Returns the content as it is.
  public func body(content: Content) -> some View { content }
}
