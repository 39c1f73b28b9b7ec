/// Turns a list of views, with `if`, `if let`, `switch` and `#available`, into one view.
///
/// Mirrors SwiftUI's `ViewBuilder`, with no limit on the number of views.
@preconcurrency @MainActor
@resultBuilder
public enum ViewBuilder {
  /// No views.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view stays what it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views become a ``TupleView``.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    ConditionalContent(.first(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    ConditionalContent(.second(second))
  }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}
