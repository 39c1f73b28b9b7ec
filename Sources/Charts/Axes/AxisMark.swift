import Foundation

/// A line or label at a value of an axis.
///
/// Mirrors Swift Charts' `AxisMark`.
@preconcurrency @MainActor
public protocol AxisMark {
  /// The type of the lines and labels in the mark. `Never` for those of the library.
  associatedtype Body: AxisMark

  /// The lines and labels in the mark.
  @AxisMarkBuilder var body: Body { get }

  /// Adds the parts of the mark. Not for use outside the library.
  static func _add(_ content: Self, to parts: inout _AxisPartList)
}

extension AxisMark {
  public static func _add(_ content: Self, to parts: inout _AxisPartList) { Body._add(content.body, to: &parts) }

  // MARK: Modifiers

  private func changed(_ change: (inout AxisPart) -> Void) -> AnyAxisMark {
    var list = _AxisPartList()
    Self._add(self, to: &list)
    for index in list.parts.indices { change(&list.parts[index]) }
    return AnyAxisMark(list.parts)
  }

  /// Sets the colour of the mark.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark {
    changed { if $0.paint == nil { $0.paint = style._paint } }
  }

  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark { changed { if $0.font == nil { $0.font = font } } }

  /// Moves the mark by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  /// Moves the mark by a distance in points.
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

extension AxisMark where Body == Never {
  /// Not available: the library draws the mark itself. Do not read it.
  public var body: Never { preconditionFailure("\(Self.self) has no body. Do not read it.") }
}

extension Never: AxisMark {
  public static func _add(_ content: Never, to parts: inout _AxisPartList) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public static func _add(_ content: Wrapped?, to parts: inout _AxisPartList) {
    if let content { Wrapped._add(content, to: &parts) }
  }
}

/// The parts of the marks of a value in order. Not for use outside the library.
public struct _AxisPartList {
  var parts: [AxisPart] = []
}

/// A line or label of a value.
struct AxisPart {
  enum Kind {
    case grid
    case tick(length: Double)
    case label(AxisLabel)
  }

  let kind: Kind
  var stroke: StrokeStyle?
  var isCentered: Bool?
  var paint: _Paint?
  var font: Font?
  var offset = CGSize.zero
  /// Indicates whether the chart decides if the part is shown.
  var isDefault = false

  init(_ kind: Kind) { self.kind = kind }
}

/// The content of a label.
enum AxisLabel {
  /// The value in the format of its kind.
  case automatic
  case format((_DataValue) -> String?)
  case text(String)
  case view(AnyView)
}

/// Marks of a value whose types are hidden.
///
/// Mirrors Swift Charts' `AnyAxisMark`.
public struct AnyAxisMark: AxisMark {
  public typealias Body = Never

  let parts: [AxisPart]

  /// Hides the type of a mark.
  public init<Content: AxisMark>(_ content: Content) {
    var list = _AxisPartList()
    Content._add(content, to: &list)
    parts = list.parts
  }

  init(_ parts: [AxisPart]) { self.parts = parts }

  public static func _add(_ content: AnyAxisMark, to parts: inout _AxisPartList) { parts.parts += content.parts }
}

/// Combines consecutive marks of a value.
///
/// Mirrors Swift Charts' `AxisMarkBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum AxisMarkBuilder {
  /// Wraps a mark, so that marks of different types form one list.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> AnyAxisMark { AnyAxisMark(content) }

  /// Joins the marks of a block, in their order.
  public static func buildBlock(_ content: AnyAxisMark...) -> AnyAxisMark { AnyAxisMark(content.flatMap(\.parts)) }

  /// Builds an `if` without `else`.
  public static func buildIf(_ content: AnyAxisMark?) -> AnyAxisMark { content ?? AnyAxisMark([]) }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first: AnyAxisMark) -> AnyAxisMark { first }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither(second: AnyAxisMark) -> AnyAxisMark { second }

  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability(_ content: AnyAxisMark) -> AnyAxisMark { content }
}

/// A line across the plot area.
///
/// Mirrors Swift Charts' `AxisGridLine`.
public struct AxisGridLine: AxisMark {
  public typealias Body = Never

  private let part: AxisPart

  /// Creates a line at the value, or centred between it and the next one.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    var part = AxisPart(.grid)
    part.isCentered = centered
    part.stroke = stroke
    self.part = part
  }

  public static func _add(_ content: AxisGridLine, to parts: inout _AxisPartList) { parts.parts.append(content.part) }
}

/// A short line at the edge of the plot area.
///
/// Mirrors Swift Charts' `AxisTick`.
public struct AxisTick: AxisMark {
  public typealias Body = Never

  /// The length of a tick.
  ///
  /// Mirrors Swift Charts' `AxisTick.Length`.
  public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let points: Double

    /// The desktop's length.
    public static let automatic = Length(points: 4)
    /// The height of a label.
    public static let label = Length(points: 14)
    /// The height of a label and its distance.
    public static let longestLabel = Length(points: 14)

    init(points: Double) { self.points = points }

    /// Creates a length in points.
    public init(floatLiteral value: Double) { points = value }

    /// Creates a length in points.
    public init(integerLiteral value: Int) { points = Double(value) }

    /// A length that extends past another.
    public static func label(extendPastBy length: CGFloat) -> Length { Length(points: 14 + Double(length)) }
  }

  private let part: AxisPart

  /// Creates a tick of a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(points: Double(length)), stroke: stroke)
  }

  /// Creates a tick at the value, or centred between it and the next one.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    var part = AxisPart(.tick(length: length.points))
    part.isCentered = centered
    part.stroke = stroke
    self.part = part
  }

  public static func _add(_ content: AxisTick, to parts: inout _AxisPartList) { parts.parts.append(content.part) }
}
