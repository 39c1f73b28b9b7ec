/// The content of a chart: a mark, or several of them.
///
/// Mirrors Swift Charts' `ChartContent`. A custom type describes itself by other marks in its `body`.
///
/// ```swift
/// struct Goal: ChartContent {
///   let value: Double
///
///   var body: some ChartContent {
///     RuleMark(y: .value("Goal", value)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol ChartContent {
  /// The type of the marks in the content. `Never` for the marks of the library.
  associatedtype Body: ChartContent

  /// The marks in the content.
  @ChartContentBuilder var body: Body { get }

  /// Adds the marks of the content. Not for use outside the library.
  static func _add(_ content: Self, to marks: inout _MarkList)
}

extension ChartContent {
  public static func _add(_ content: Self, to marks: inout _MarkList) { Body._add(content.body, to: &marks) }
}

extension ChartContent where Body == Never {
  /// Not available: the library draws the content itself. Do not read it.
  public var body: Never { preconditionFailure("\(Self.self) has no body. Do not read it.") }
}

extension Never: ChartContent {
  public static func _add(_ content: Never, to marks: inout _MarkList) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public static func _add(_ content: Wrapped?, to marks: inout _MarkList) {
    if let content { Wrapped._add(content, to: &marks) }
  }
}

/// The marks of a chart in order. Not for use outside the library.
public struct _MarkList {
  var marks: [Mark] = []
}

/// Content whose type is hidden.
///
/// Mirrors Swift Charts' `AnyChartContent`.
public struct AnyChartContent: ChartContent {
  public typealias Body = Never

  private let add: (inout _MarkList) -> Void

  /// Hides the type of some content.
  public init<Content: ChartContent>(_ content: Content) { add = { Content._add(content, to: &$0) } }

  /// Hides the type of some content.
  public init<Content: ChartContent>(erasing content: Content) { self.init(content) }

  public static func _add(_ content: AnyChartContent, to marks: inout _MarkList) { content.add(&marks) }
}

/// Several marks to which modifiers apply together.
///
/// Mirrors Swift Charts' `Plot`.
public struct Plot<Content: ChartContent>: ChartContent {
  private let content: Content

  /// Groups marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public var body: Content { content }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never

  public static func _add(_ content: Self, to marks: inout _MarkList) {
    for element in content.data { Content._add(content.content(element), to: &marks) }
  }
}

extension ForEach where Content: ChartContent {
  /// Creates marks for each element, identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }

  /// Creates marks for each element, identified by its `id`.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }

  /// Creates marks for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, identifiedBy: { $0 }, content: content)
  }
}
