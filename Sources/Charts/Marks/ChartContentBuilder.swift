/// Combines marks that follow each other.
///
/// Mirrors Swift Charts' `ChartContentBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum ChartContentBuilder {
  /// No marks.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildPartialBlock<Content: ChartContent>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: ChartContent, Second: ChartContent>(
    accumulated: First, next: Second
  ) -> PairContent<First, Second> {
    PairContent(first: accumulated, second: next)
  }

  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> ConditionalChartContent<First, Second> {
    .first(first)
  }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> ConditionalChartContent<First, Second> {
    .second(second)
  }

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

  case first(First)
  case second(Second)

  public static func _add(_ content: Self, to marks: inout _MarkList) {
    switch content {
    case .first(let first): First._add(first, to: &marks)
    case .second(let second): Second._add(second, to: &marks)
    }
  }
}
