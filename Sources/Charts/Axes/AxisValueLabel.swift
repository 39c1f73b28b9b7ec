import Foundation

/// The label of a value.
///
/// Mirrors Swift Charts' `AxisValueLabel`. Of the arrangements of its initialisers, `centered` has an effect; labels
/// that would touch each other are omitted.
public struct AxisValueLabel<Content: View>: AxisMark {
  public typealias Body = Never

  private let part: AxisPart

  private init(_ label: AxisLabel, centered: Bool?) {
    var part = AxisPart(.label(label))
    part.isCentered = centered
    self.part = part
  }

  /// Creates a label of views. A single text is drawn like other labels.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    let content = content()
    let label: AxisLabel
    if let text = content as? Text {
      label = .text(text.content)
    } else if let text = content as? Text? {
      label = .text(text?.content ?? "")
    } else {
      label = .view(AnyView(content))
    }
    self.init(label, centered: centered)
  }

  public static func _add(_ content: AxisValueLabel<Content>, to parts: inout _AxisPartList) {
    parts.parts.append(content.part)
  }
}

extension AxisValueLabel where Content == EmptyView {
  /// Creates a label with the value in the format of its kind.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(.automatic, centered: centered)
  }

  /// Creates a label with the value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(.format { Format.FormatInput.make($0).map(format.format) }, centered: centered)
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label of a text.
  public init<Label: StringProtocol>(
    _ label: Label, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(.text(String(label)), centered: centered)
  }
}

/// The treatment of labels that would touch each other.
///
/// Mirrors Swift Charts' `AxisValueLabelCollisionResolution`. With every value, some of them are omitted.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String

  /// Some labels are omitted.
  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  /// All labels, in Swift Charts. Here, some are omitted.
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
  /// Some labels are omitted.
  public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
  /// Some labels are omitted.
  public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")

  /// Some labels are omitted. The priority and the spacing have no effect.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { greedy }
}

/// The direction of the text of labels.
///
/// Mirrors Swift Charts' `AxisValueLabelOrientation`. Labels are always horizontal, which is easiest to read.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String

  /// Horizontal.
  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  /// Horizontal.
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  /// Horizontal.
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  /// Horizontal.
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}
