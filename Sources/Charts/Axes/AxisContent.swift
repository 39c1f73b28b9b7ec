/// The marks of an axis.
///
/// Mirrors Swift Charts' `AxisContent`.
@preconcurrency @MainActor
public protocol AxisContent {
  /// The type of the marks in the content. `Never` for the marks of the library.
  associatedtype Body: AxisContent

  /// The marks in the content.
  @AxisContentBuilder var body: Body { get }

  /// Adds the marks of the content. Not for use outside the library.
  static func _add(_ content: Self, to axes: inout _AxisList)
}

extension AxisContent {
  public static func _add(_ content: Self, to axes: inout _AxisList) { Body._add(content.body, to: &axes) }
}

extension AxisContent where Body == Never {
  /// Not available: the library draws the content itself. Do not read it.
  public var body: Never { preconditionFailure("\(Self.self) has no body. Do not read it.") }
}

extension Never: AxisContent {
  public static func _add(_ content: Never, to axes: inout _AxisList) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public static func _add(_ content: Wrapped?, to axes: inout _AxisList) {
    if let content { Wrapped._add(content, to: &axes) }
  }
}

/// The marks of an axis in order. Not for use outside the library.
public struct _AxisList {
  var axes: [AxisDescription] = []
}

/// One or several contents of an axis whose types are hidden.
///
/// Mirrors Swift Charts' `AnyAxisContent`.
public struct AnyAxisContent: AxisContent {
  public typealias Body = Never

  let axes: [AxisDescription]

  /// Hides the type of some content.
  public init<Content: AxisContent>(_ content: Content) {
    var list = _AxisList()
    Content._add(content, to: &list)
    axes = list.axes
  }

  init(_ axes: [AxisDescription]) { self.axes = axes }

  public static func _add(_ content: AnyAxisContent, to axes: inout _AxisList) { axes.axes += content.axes }
}

/// Combines consecutive marks of axes.
///
/// Mirrors Swift Charts' `AxisContentBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum AxisContentBuilder {
  /// Wraps the marks of an axis, so that marks of different types form one list.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
    AnyAxisContent(content)
  }

  /// Joins the marks of a block, in their order.
  public static func buildBlock(_ content: AnyAxisContent...) -> AnyAxisContent {
    AnyAxisContent(content.flatMap(\.axes))
  }

  /// Builds an `if` without `else`.
  public static func buildIf(_ content: AnyAxisContent?) -> AnyAxisContent { content ?? AnyAxisContent([]) }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first: AnyAxisContent) -> AnyAxisContent { first }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither(second: AnyAxisContent) -> AnyAxisContent { second }

  /// Joins the marks of a loop.
  public static func buildArray(_ content: [AnyAxisContent]) -> AnyAxisContent {
    AnyAxisContent(content.flatMap(\.axes))
  }

  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability(_ content: AnyAxisContent) -> AnyAxisContent { content }
}
