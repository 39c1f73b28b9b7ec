/// Turns a list of views, with `if`, `if let`, `switch` and `#available`, into one view.
///
/// Mirrors SwiftUI's `ViewBuilder`, with no limit on the number of views.
@preconcurrency @MainActor
@resultBuilder
public enum ViewBuilder {
  /// No views.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view stays what it is.
  @inlinable
  public static func buildPartialBlock<Content: View>(first: consuming Content) -> Content { first }

  /// Several views become a ``PairView``, more of them pairs of pairs.
  @inlinable
  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: consuming First, next: consuming Second
  ) -> PairView<First, Second> {
    PairView(accumulated, next)
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    ConditionalContent(.first(first))
  }

  /// The second branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    ConditionalContent(.second(second))
  }

  /// The content of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}
