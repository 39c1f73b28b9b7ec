import Foundation

/// The places of an axis's lines and labels along the axis itself. The figure places them across the axis.
@MainActor
struct AxisFigure {
  struct Line {
    let place: Double
    let part: AxisPart
    let isTick: Bool
    let isBaseline: Bool
  }

  struct Label {
    /// The middle of the label.
    let place: Double
    let text: String
    let view: AnyView?
    let size: CGSize
    let part: AxisPart
  }

  let position: AxisMarkPosition.Kind
  private(set) var lines: [Line] = []
  private(set) var labels: [Label] = []

  /// The distance that labels keep, in points.
  private static let gap = 8.0

  /// Creates the lines, and the labels that fit.
  ///
  /// - Parameters:
  ///   - bounds: The part of the axis that labels may use.
  ///   - viewSize: The size of labels that are views.
  init(
    _ description: AxisDescription, axis: Axis, scale: PlotScale, model: ChartModel, bounds: ClosedRange<Double>,
    visible: ClosedRange<Double>, viewSize: CGSize, measure: (String, Font) -> CGSize
  ) {
    let isHorizontal = axis == .horizontal
    switch description.position.kind {
    case .automatic: position = isHorizontal ? .bottom : .trailing
    case let kind: position = kind
    }
    let extent = isHorizontal ? model.x : model.y
    let length = abs(scale.end - scale.start)
    var count = max(Int(length / (isHorizontal ? 60 : 48)), 2)
    while true {
      let ticks = AxisTicks(
        description.values.kind, scale: scale, unit: extent.unit, count: count, locale: model.locale,
        calendar: model.calendar)
      add(ticks, description, isHorizontal, scale, extent, visible, viewSize, measure)
      guard case .automatic(nil, _) = description.values.kind, scale.kind != .category, count > 1,
        !fits(labels, isHorizontal, in: bounds)
      else { break }
      count = min(count - 1, count * 3 / 4)
      lines = []
      labels = []
    }
    thin(isHorizontal, in: bounds)
  }

  private mutating func add(
    _ ticks: AxisTicks, _ description: AxisDescription, _ isHorizontal: Bool, _ scale: PlotScale,
    _ extent: AxisExtent, _ visible: ClosedRange<Double>, _ viewSize: CGSize, _ measure: (String, Font) -> CGSize
  ) {
    for (index, value) in ticks.values.enumerated() {
      guard let place = scale.position(of: value) else { continue }
      let middle = ticks.middles.flatMap { scale.position(of: .date($0[index])) }
      let strideMiddle = ticks.ends.flatMap { ends in
        value.finite.flatMap { scale.position(of: .date(($0 + ends[index]) / 2)) }
      }
      for part in description.parts(AxisValue(value: value, index: index, count: ticks.values.count)) {
        switch part.kind {
        case .grid, .tick:
          if part.isDefault, scale.kind == .category || middle != nil { continue }
          var place = place
          if part.isCentered == true { place = strideMiddle ?? place }
          // The line of a category is between its band and the previous one.
          if scale.kind == .category, part.isCentered != true { place -= scale.bandWidth / 2 }
          guard visible.contains(place.rounded()) || visible.contains(place) else { continue }
          var isTick = false
          if case .tick = part.kind { isTick = true }
          let isBaseline = value == .number(0) && extent.growsFromZero
          lines.append(Line(place: place, part: part, isTick: isTick, isBaseline: isBaseline))
        case .label(let label):
          let place =
            switch part.isCentered {
            case _ where scale.kind == .category: place
            case true?: strideMiddle ?? place
            case false?: place
            case nil: middle ?? place
            }
          guard visible.contains(place) || visible.contains(place.rounded()) else { continue }
          add(label, part, at: place, value, ticks.format, viewSize, measure)
        }
      }
    }
  }

  private mutating func add(
    _ label: AxisLabel, _ part: AxisPart, at place: Double, _ value: _DataValue, _ format: ValueFormat,
    _ viewSize: CGSize, _ measure: (String, Font) -> CGSize
  ) {
    let text: String?
    var view: AnyView?
    switch label {
    case .automatic: text = format.string(value)
    case .format(let string): text = string(value)
    case .text(let string): text = string
    case .view(let content):
      text = nil
      view = content
    }
    guard view != nil || text?.isEmpty == false else { return }
    // Of labels at the same place one is enough, and measuring thousands would take long.
    if let last = labels.last, abs(last.place - place) < 1 { return }
    let size = text.map { measure($0, part.font ?? .caption) } ?? viewSize
    labels.append(Label(place: place, text: text ?? "", view: view, size: size, part: part))
  }

  /// Returns the place of the middle of a label that is moved into the bounds.
  static func place(_ label: Label, isHorizontal: Bool, in bounds: ClosedRange<Double>) -> Double {
    let half = (isHorizontal ? label.size.width : label.size.height) / 2
    guard bounds.upperBound - bounds.lowerBound > 2 * half else { return label.place }
    return min(max(label.place, bounds.lowerBound + half), bounds.upperBound - half)
  }

  private func fits(_ labels: [Label], _ isHorizontal: Bool, in bounds: ClosedRange<Double>) -> Bool {
    var last: Double?
    for label in labels.sorted(by: { $0.place < $1.place }) {
      let half = (isHorizontal ? label.size.width : label.size.height) / 2
      let place = Self.place(label, isHorizontal: isHorizontal, in: bounds)
      if let last, place - half < last + (isHorizontal ? Self.gap : 0) { return false }
      last = place + half
    }
    return true
  }

  /// Omits labels that would touch others: every second label, or more.
  private mutating func thin(_ isHorizontal: Bool, in bounds: ClosedRange<Double>) {
    guard labels.count > 1 else { return }
    var step = 1
    while step < labels.count {
      let kept = stride(from: 0, to: labels.count, by: step).map { labels[$0] }
      if fits(kept, isHorizontal, in: bounds) {
        labels = kept
        return
      }
      step += 1
    }
    labels = [labels[0]]
  }
}
