import Foundation

/// A chart of a given size, with the places of its axes, labels and marks in points from the top left.
@MainActor
struct Figure {
  struct Text {
    let string: String
    let font: Font
    let paint: _Paint
    let origin: CGPoint
    /// Indicates whether the text reads upward around its origin.
    var isRotated = false
  }

  struct Line {
    let path: Path
    let paint: _Paint
    let style: StrokeStyle
  }

  /// A client's view beside a place.
  struct Attachment {
    let target: CGRect
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: Double
    let overflow: AnnotationOverflowResolution
    let view: AnyView
  }

  let model: ChartModel
  let size: CGSize
  /// The rectangle between the axes.
  private(set) var plot: CGRect
  private(set) var xScale: PlotScale?
  private(set) var yScale: PlotScale?
  private(set) var texts: [Text] = []
  private(set) var lines: [Line] = []
  private(set) var axisViews: [(axis: Axis, attachment: Attachment)] = []

  /// The data about its surroundings that the figure needs.
  struct Surroundings {
    var isRightToLeft = false
    /// The sizes of labels that are views.
    var labelSizes: [Axis: CGSize] = [:]
    /// The first visible positions of scrolling axes, in points of the whole axis.
    var scrolled = CGSize.zero
    var measure: (String, Font) -> CGSize
  }

  private let surroundings: Surroundings
  private static let gap = 6.0

  init(_ model: ChartModel, size: CGSize, _ surroundings: Surroundings) {
    self.model = model
    self.size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
    self.surroundings = surroundings
    plot = CGRect(origin: .zero, size: self.size)
    guard !model.hasSectors || model.x.kind != nil || model.y.kind != nil else {
      layOutTitles()
      return
    }
    layOutTitles()
    let line = surroundings.measure("0", .caption).height
    // Without room for a symbol, the symbol at the first value would be clipped.
    let overhang = model.overhang
    let whole = plot.trimmed(top: overhang, left: overhang, right: overhang)
    // The height of the labels below is that of a line until their width is known.
    var height = line
    var (xAxes, yAxes): ([AxisFigure], [AxisFigure]) = ([], [])
    for _ in 0..<2 {
      plot = whole
      let xDescriptions = descriptions(model.settings.xAxis, model.x, model.settings.xScale)
      inset(.vertical, for: xDescriptions.map { $0.position.kind == .top ? .top : .bottom }, by: height + Self.gap)
      let yDescriptions = descriptions(model.settings.yAxis, model.y, model.settings.yScale)
      // The highest and the lowest label are next to the ends of the axis.
      if !yDescriptions.isEmpty {
        plot = plot.trimmed(top: line / 2, bottom: xDescriptions.isEmpty ? line / 2 : 0)
      }
      yScale = scale(.vertical)
      yAxes = axes(yDescriptions, .vertical, yScale, in: 0...max(self.size.height, 1))
      for axis in yAxes {
        let width = axis.labels.map(\.size.width).max() ?? 0
        if width > 0 { insetSide(axis.position, by: width.rounded(.up) + Self.gap) }
      }
      xScale = scale(.horizontal)
      xAxes = axes(xDescriptions, .horizontal, xScale, in: 0...max(self.size.width, 1))
      let needed = xAxes.flatMap(\.labels).map(\.size.height).max() ?? 0
      if abs(needed - height) < 0.5 { break }
      height = needed
    }
    for axis in xAxes { place(axis, .horizontal) }
    for axis in yAxes { place(axis, .vertical) }
  }

  // MARK: Axes

  private func descriptions(
    _ setting: ChartSettings.AxisSetting, _ extent: AxisExtent, _ scale: ChartSettings.Scale
  ) -> [AxisDescription] {
    if extent.kind == nil, case .automatic(_, _) = scale.domain { return [] }
    switch setting {
    case .hidden: return []
    case .custom(let axes): return axes
    case .automatic:
      var list = _AxisList()
      AxisMarks<DefaultAxisMark>._add(AxisMarks(), to: &list)
      return list.axes
    }
  }

  private func scale(_ axis: Axis) -> PlotScale? {
    let setting = model.settings.scale(on: axis)
    let isHorizontal = axis == .horizontal
    let extent = isHorizontal ? model.x : model.y
    let length = isHorizontal ? plot.width : plot.height
    let count = max(Int(length / (isHorizontal ? 60 : 48)), 2)
    guard let (domain, isReversed) = extent.domain(setting, count: count) else { return nil }
    var start = isHorizontal ? plot.minX + setting.padding.start : plot.maxY - setting.padding.start
    var end = isHorizontal ? plot.maxX - setting.padding.end : plot.minY + setting.padding.end
    // Categories are read from the top.
    var isFlipped = isReversed
    if !isHorizontal, case .bands = domain { isFlipped.toggle() }
    if isFlipped { swap(&start, &end) }
    var scale = PlotScale(domain, from: start, to: end)
    let scrolling = isHorizontal ? model.settings.x : model.settings.y
    if scrolling.isEnabled {
      let whole = Self.wholeLength(of: scale, visible: scrolling.visible)
      let edge = min(start, end) - (isHorizontal ? surroundings.scrolled.width : surroundings.scrolled.height)
      scale = end >= start ? scale.moved(from: edge, to: edge + whole) : scale.moved(from: edge + whole, to: edge)
    }
    return scale
  }

  /// Returns the length of a scrolling axis with a given visible part.
  static func wholeLength(of scale: PlotScale, visible: Double?) -> Double {
    let length = abs(scale.end - scale.start)
    let total: Double
    switch scale.domain {
    case .bands(let names): total = Double(names.count)
    case .continuous: total = scale.bounds.upperBound - scale.bounds.lowerBound
    }
    guard let visible, visible > 0, total.isFinite, total > visible else { return length }
    return min(length * total / visible, 90_000)
  }

  private func axes(
    _ descriptions: [AxisDescription], _ axis: Axis, _ scale: PlotScale?, in bounds: ClosedRange<Double>
  ) -> [AxisFigure] {
    guard let scale else { return [] }
    let (low, high): (Double, Double) = axis == .horizontal ? (plot.minX, plot.maxX) : (plot.minY, plot.maxY)
    return descriptions.map {
      AxisFigure(
        $0, axis: axis, scale: scale, model: model, bounds: bounds, visible: low...max(low, high),
        viewSize: surroundings.labelSizes[axis] ?? CGSize(width: 30, height: 16), measure: surroundings.measure)
    }
  }

  private mutating func inset(_ axis: Axis, for sides: [AxisMarkPosition.Kind], by height: Double) {
    guard height > Self.gap else { return }
    plot = plot.trimmed(
      top: sides.contains(.top) ? height : 0, bottom: sides.contains(.bottom) ? height : 0)
  }

  private mutating func insetSide(_ position: AxisMarkPosition.Kind, by width: Double) {
    plot = isLeft(position) ? plot.trimmed(left: width) : plot.trimmed(right: width)
  }

  private func isLeft(_ position: AxisMarkPosition.Kind) -> Bool {
    (position == .leading) != surroundings.isRightToLeft
  }

  private mutating func place(_ axis: AxisFigure, _ direction: Axis) {
    let isHorizontal = direction == .horizontal
    for line in axis.lines {
      var (from, to) =
        isHorizontal
        ? (CGPoint(x: line.place, y: plot.minY), CGPoint(x: line.place, y: plot.maxY))
        : (CGPoint(x: plot.minX, y: line.place), CGPoint(x: plot.maxX, y: line.place))
      if line.isTick, case .tick(let length) = line.part.kind {
        switch (isHorizontal, axis.position) {
        case (true, .top): (from.y, to.y) = (plot.minY - length, plot.minY)
        case (true, _): (from.y, to.y) = (plot.maxY, plot.maxY + length)
        case (false, let position) where isLeft(position): (from.x, to.x) = (plot.minX - length, plot.minX)
        case (false, _): (from.x, to.x) = (plot.maxX, plot.maxX + length)
        }
      }
      // A line with a width of one point is sharp in the middle of a pixel.
      if isHorizontal { from.x = from.x.rounded(.down) + 0.5 } else { from.y = from.y.rounded(.down) + 0.5 }
      if isHorizontal { to.x = from.x } else { to.y = from.y }
      let offset = line.part.offset
      let path = Path { path in path.addLines([from, to]) }.offsetBy(dx: offset.width, dy: offset.height)
      lines.append(
        Line(
          path: path, paint: line.part.paint ?? .color(.primary.opacity(line.isBaseline || line.isTick ? 0.3 : 0.12)),
          style: line.part.stroke ?? StrokeStyle(lineWidth: 1)))
    }
    for label in axis.labels {
      let length = isHorizontal ? size.width : size.height
      let middle = AxisFigure.place(label, isHorizontal: isHorizontal, in: 0...max(length, 1))
      var origin: CGPoint
      if isHorizontal {
        let y = axis.position == .top ? plot.minY - Self.gap - label.size.height : plot.maxY + Self.gap
        origin = CGPoint(x: middle - label.size.width / 2, y: y)
      } else {
        let x = isLeft(axis.position) ? plot.minX - Self.gap - label.size.width : plot.maxX + Self.gap
        origin = CGPoint(x: x, y: middle - label.size.height / 2)
      }
      origin.x += label.part.offset.width
      origin.y += label.part.offset.height
      if let view = label.view {
        let rect = CGRect(origin: origin, size: label.size)
        axisViews.append(
          (
            direction,
            Attachment(
              target: rect, position: .overlay, alignment: .center, spacing: 0,
              overflow: .init(x: .disabled, y: .disabled), view: view)
          ))
      } else {
        texts.append(
          Text(
            string: label.text, font: label.part.font ?? .caption, paint: label.part.paint ?? .color(.secondary),
            origin: origin))
      }
    }
  }

  // MARK: Titles

  private mutating func layOutTitles() {
    for title in model.settings.xTitles { add(title, isHorizontal: true) }
    for title in model.settings.yTitles { add(title, isHorizontal: false) }
  }

  private mutating func add(_ title: ChartSettings.Title, isHorizontal: Bool) {
    let font = Font.caption
    let measured = title.text.map { surroundings.measure($0, font) } ?? CGSize(width: 0, height: 18)
    let room = measured.height + title.spacing
    let whole = plot
    func along(_ start: Double, _ length: Double, _ text: Double, _ part: Double) -> Double {
      start + max(length - text, 0) * part
    }
    let part: Double = title.alignment.horizontal == .leading ? 0 : title.alignment.horizontal == .trailing ? 1 : 0.5
    let horizontalPart = surroundings.isRightToLeft ? 1 - part : part
    var isRotated = false
    let origin: CGPoint
    let isBelow =
      switch title.position.kind {
      case .bottom, .bottomLeading, .bottomTrailing: true
      case .automatic: isHorizontal
      default: false
      }
    switch title.position.kind {
    case .leading, .trailing:
      isRotated = title.text != nil
      let isLeft = (title.position == .leading) != surroundings.isRightToLeft
      plot = isLeft ? plot.trimmed(left: room) : plot.trimmed(right: room)
      let part: Double = title.alignment.vertical == .top ? 1 : title.alignment.vertical == .bottom ? 0 : 0.5
      let x = isLeft ? whole.minX : whole.maxX - measured.height
      origin = CGPoint(x: x, y: whole.maxY - max(whole.height - measured.width, 0) * part)
    case _ where isBelow:
      plot = plot.trimmed(bottom: room)
      let x = along(whole.minX, whole.width, measured.width, horizontalPart)
      origin = CGPoint(x: x, y: whole.maxY - measured.height)
    default:
      plot = plot.trimmed(top: room)
      let x = along(whole.minX, whole.width, measured.width, horizontalPart)
      origin = CGPoint(x: x, y: whole.minY)
    }
    if let view = title.view {
      let rect =
        isRotated || title.position == .leading || title.position == .trailing
        ? CGRect(x: origin.x, y: whole.minY, width: measured.height, height: whole.height)
        : CGRect(x: whole.minX, y: origin.y, width: whole.width, height: measured.height)
      axisViews.append(
        (
          .horizontal,
          Attachment(
            target: rect, position: .overlay, alignment: title.alignment, spacing: 0, overflow: .automatic, view: view)
        ))
    } else if let text = title.text {
      texts.append(
        Text(string: text, font: font, paint: .color(.secondary), origin: origin, isRotated: isRotated))
    }
  }
}

extension CGRect {
  /// Returns the rectangle without margins, which is empty if they are larger.
  func trimmed(top: Double = 0, bottom: Double = 0, left: Double = 0, right: Double = 0) -> CGRect {
    let left = min(left, width)
    let top = min(top, height)
    return CGRect(
      x: minX + left, y: minY + top, width: max(width - left - right, 0), height: max(height - top - bottom, 0))
  }
}
