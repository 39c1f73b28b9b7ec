/// Combines consecutive marks.
///
/// Mirrors Swift Charts' `ChartContentBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum ChartContentBuilder {
  /// Builds an empty block.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

  /// Returns a mark unchanged.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Returns a single mark unchanged.
  public static func buildPartialBlock<Content: ChartContent>(first: Content) -> Content { first }

  /// Combines marks; longer lists become nested pairs.
  public static func buildPartialBlock<First: ChartContent, Second: ChartContent>(
    accumulated: First, next: Second
  ) -> PairContent<First, Second> {
    PairContent(first: accumulated, second: next)
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> ConditionalChartContent<First, Second> {
    .first(first)
  }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> ConditionalChartContent<First, Second> {
    .second(second)
  }

  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// No marks.
public struct EmptyChartContent: ChartContent {
  public typealias Body = Never

  /// Creates empty content.
  public init() {}

  public static func _add(_ content: EmptyChartContent, to marks: inout _MarkList) {}
}

/// Marks that follow others.
public struct PairContent<First: ChartContent, Second: ChartContent>: ChartContent {
  public typealias Body = Never

  let first: First
  let second: Second

  public static func _add(_ content: Self, to marks: inout _MarkList) {
    First._add(content.first, to: &marks)
    Second._add(content.second, to: &marks)
  }
}

/// Marks of one of two types.
public enum ConditionalChartContent<First: ChartContent, Second: ChartContent>: ChartContent {
  public typealias Body = Never

  /// The marks of the first branch.
  case first(First)
  /// The marks of the second branch.
  case second(Second)

  public static func _add(_ content: Self, to marks: inout _MarkList) {
    switch content {
    case .first(let first): First._add(first, to: &marks)
    case .second(let second): Second._add(second, to: &marks)
    }
  }
}
