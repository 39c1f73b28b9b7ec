import Foundation

/// Grid lines, ticks and labels at the values of an axis.
///
/// Mirrors Swift Charts' `AxisMarks`.
///
/// ```swift
/// .chartXAxis {
///   AxisMarks(values: .stride(by: .month)) { value in
///     AxisGridLine()
///     AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
///   }
/// }
/// ```
public struct AxisMarks<Content: AxisMark>: AxisContent {
  public typealias Body = Never

  private let axis: AxisDescription

  /// Creates the marks that `content` returns for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position, values, content)
  }

  private init(
    _ position: AxisMarkPosition, _ values: AxisMarkValues, _ content: @escaping (AxisValue) -> Content
  ) {
    axis = AxisDescription(position: position, values: values) { value in
      var parts = _AxisPartList()
      Content._add(content(value), to: &parts)
      return parts.parts
    }
  }

  /// Creates the marks that `content` returns for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset: preset, position: position, values: .list(values), content: content)
  }

  /// Creates marks that are the same for all values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, values) { _ in content() }
  }

  /// Creates the same marks for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, .list(values)) { _ in content() }
  }

  public static func _add(_ content: AxisMarks<Content>, to axes: inout _AxisList) { axes.axes.append(content.axis) }
}

extension AxisMarks where Content == DefaultAxisMark {
  /// Creates the usual marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(position, values) { _ in
      DefaultAxisMark(stroke: stroke, label: AxisValueLabel())
    }
  }

  /// Creates the usual marks at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: .list(values), stroke: stroke)
  }

  /// Creates the usual marks, with labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(position, values) { _ in
      DefaultAxisMark(stroke: stroke, label: AxisValueLabel(format: format))
    }
  }

  /// Creates the usual marks at some values, with labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Format.FormatInput], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(format: format, preset: preset, position: position, values: .list(values), stroke: stroke)
  }
}

/// The usual marks of a value: a grid line, except for categories, and a label.
public struct DefaultAxisMark: AxisMark {
  public typealias Body = Never

  let stroke: StrokeStyle?
  let label: AxisValueLabel<EmptyView>

  public static func _add(_ content: DefaultAxisMark, to parts: inout _AxisPartList) {
    var line = AxisPart(.grid)
    line.stroke = content.stroke
    line.isDefault = true
    parts.parts.append(line)
    AxisValueLabel._add(content.label, to: &parts)
  }
}

/// One set of marks of an axis.
struct AxisDescription {
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  var parts: @MainActor (AxisValue) -> [AxisPart]
}

/// The arrangement of the marks of an axis.
///
/// Mirrors Swift Charts' `AxisMarkPreset`. All presets look the same here.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String

  /// The desktop's arrangement.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// Labels beside the plot area.
  public static let extended = AxisMarkPreset(name: "extended")
  /// Labels at the edge of the plot area.
  public static let inset = AxisMarkPreset(name: "inset")
  /// Labels aligned with the marks.
  public static let aligned = AxisMarkPreset(name: "aligned")
}

/// The edge of the plot area at which an axis has its labels.
///
/// Mirrors Swift Charts' `AxisMarkPosition`.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind { case automatic, top, bottom, leading, trailing }

  let kind: Kind

  /// Below the plot area, or after it.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// Above the plot area.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below the plot area.
  public static let bottom = AxisMarkPosition(kind: .bottom)
  /// Before the plot area.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// After the plot area.
  public static let trailing = AxisMarkPosition(kind: .trailing)
}
