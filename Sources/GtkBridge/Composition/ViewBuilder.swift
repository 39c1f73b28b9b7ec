/// A result builder that combines views, with `if`, `if let`, `switch` and `#available`, into one view.
///
/// Mirrors SwiftUI's `ViewBuilder`, with no limit on the number of views.
@preconcurrency @MainActor
@resultBuilder
public enum ViewBuilder {
  /// Builds an empty block.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a single view unchanged.
  @inlinable
  public static func buildPartialBlock<Content: View>(first: consuming Content) -> Content { first }

  /// Combines views into a ``PairView``; longer lists become nested pairs.
  @inlinable
  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: consuming First, next: consuming Second
  ) -> PairView<First, Second> {
    PairView(accumulated, next)
  }

  /// Builds an `if` without `else`.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    ConditionalContent(.first(first))
  }

  /// Builds the second branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    ConditionalContent(.second(second))
  }

  /// Builds the content of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}
