/// A modifier without effect, for a place that requires one.
///
/// Mirrors SwiftUI's `EmptyModifier`.
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public nonisolated init() {}

  /// Returns the content unchanged.
  public func body(content: Content) -> some View { content }
}
