import Foundation

/// The painted parts of a chart, in order.
enum MarkShape {
  case fill(Path, Ink)
  case stroke(Path, Ink, StrokeStyle)
  /// A symbol at each of some points.
  case symbols([CGPoint], ChartSymbol, side: Double, Ink)
}

/// The way in which a mark is painted.
struct Ink: Equatable {
  let paint: _Paint
  let opacity: Double
  /// The rectangle of a gradient.
  let bounds: CGRect?
}

/// Turns the marks of a figure into shapes.
@MainActor
struct MarkShapes {
  private static let widestBar = 64.0

  private let figure: Figure
  private let model: ChartModel
  private(set) var shapes: [(zIndex: Double, shape: MarkShape)] = []
  private(set) var attachments: [Figure.Attachment] = []
  /// Which points belong to the same line or area.
  private var series: [SeriesKey: Int] = [:]
  private var runs: [Run] = []

  private struct SeriesKey: Hashable {
    let kind: Mark.Kind
    let series: _DataValue?
    let style: _DataValue?
    let symbol: _DataValue?
    let dash: _DataValue?
    let group: _DataValue?
  }

  /// The points of a line or area, in parts between values that have no place.
  private struct Run {
    let mark: Mark
    /// The number of shapes before the run.
    let order: Int
    var parts: [[Point]] = [[]]
  }

  private struct Point {
    let top: CGPoint
    let bottom: CGPoint
  }

  init(_ figure: Figure) {
    self.figure = figure
    model = figure.model
    guard figure.plot.width > 0, figure.plot.height > 0 else { return }
    addSectors()
    for (index, mark) in model.marks.enumerated() {
      switch mark.kind {
      case .bar, .rectangle: addRectangle(mark, model.stacking.parts[index])
      case .line, .area: addToRun(mark, model.stacking.parts[index])
      case .point: addPoint(mark)
      case .rule: addRule(mark)
      case .sector: break
      }
    }
    addRuns()
    if shapes.contains(where: { $0.zIndex != 0 }) {
      let sorted = shapes.enumerated().sorted {
        ($0.element.zIndex, Double($0.offset)) < ($1.element.zIndex, Double($1.offset))
      }
      shapes = sorted.map(\.element)
    }
  }

  private func ink(_ look: MarkLook) -> Ink {
    Ink(paint: model.paint(of: look), opacity: look.opacity, bounds: look.fillsPlotArea ? figure.plot : nil)
  }

  private mutating func attach(_ look: MarkLook, to target: CGRect, in middle: Bool = false) {
    for annotation in look.annotations {
      var position = annotation.position
      if position == .automatic { position = middle ? .overlay : .top }
      attachments.append(
        Figure.Attachment(
          target: target, position: position, alignment: annotation.alignment, spacing: annotation.spacing,
          overflow: annotation.overflow, view: annotation.content(AnnotationContext(targetSize: target.size))))
    }
  }

  // MARK: Bars and rectangles

  /// Returns the two ends of a mark on an axis.
  private func ends(
    _ scale: PlotScale?, _ first: Channel?, _ second: Channel?, _ part: Stacking.Part?, grows: Bool, _ mark: Mark,
    _ axis: Axis
  ) -> (Double, Double)? {
    let plot = figure.plot
    let whole: (Double, Double) = axis == .horizontal ? (plot.minX, plot.maxX) : (plot.minY, plot.maxY)
    guard let first else { return whole }
    guard let scale else { return nil }
    if let second {
      guard let from = scale.position(of: first.value), let to = scale.position(of: second.end) else { return nil }
      return (from - (scale.kind == .category ? scale.bandWidth / 2 : 0), to + scale.bandWidth / 2)
    }
    if grows, let part {
      let from = scale.position(of: .number(part.low)) ?? scale.baseline
      guard let to = scale.position(of: .number(part.high)) else { return nil }
      return (from, to)
    }
    if grows, mark.kind == .bar, first.value.kind == .number, first.length == 0 {
      return scale.position(of: first.value).map { (scale.baseline, $0) }
    }
    return extent(scale, first, mark, axis)
  }

  /// Returns the width of a mark around its place.
  private func extent(_ scale: PlotScale, _ channel: Channel, _ mark: Mark, _ axis: Axis) -> (Double, Double)? {
    guard let middle = scale.position(of: channel) else { return nil }
    let distances = axis == .horizontal ? model.x.leastDistance : model.y.leastDistance
    var available = abs(scale.bandWidth)
    var share = mark.kind == .rectangle ? 1 : 0.7
    if scale.kind != .category {
      if channel.length != 0, let low = scale.position(of: channel.value), let high = scale.position(of: channel.end) {
        available = abs(high - low)
        share = mark.kind == .rectangle || channel.unit == nil ? 1 : 0.8
      } else if let distances, let value = channel.value.finite {
        let (low, high) = (value - distances / 2, value + distances / 2)
        func place(_ value: Double) -> Double { scale.position(of: .of(channel.value.kind, value)) ?? middle }
        available = abs(place(high) - place(low))
      }
    }
    let dimension = axis == .horizontal ? mark.width : mark.height
    var automatic = available * share
    // A single bar at a number has no neighbour that determines its width.
    if mark.kind == .bar, scale.kind == .number, channel.length == 0 { automatic = min(automatic, Self.widestBar) }
    let length = max(dimension.length(of: available, automatic: automatic), min(available, 1))
    var (low, high) = (middle - length / 2, middle + length / 2)
    if mark.kind == .bar, let group = mark.look.positionValue.flatMap({ model.groups[$0.value] }) {
      let part = length / Double(model.groups.count)
      let gap = min(part * 0.1, 2)
      low += part * Double(group) + gap / 2
      high = low + part - gap
    }
    return (low, high)
  }

  private mutating func addRectangle(_ mark: Mark, _ part: Stacking.Part?) {
    let isHorizontal = mark.isHorizontal
    guard
      let x = ends(figure.xScale, mark.x, mark.xEnd, part, grows: isHorizontal, mark, .horizontal),
      let y = ends(figure.yScale, mark.y, mark.yEnd, part, grows: !isHorizontal, mark, .vertical)
    else { return }
    func sharp(_ value: Double, _ length: Double) -> Double { length >= 4 ? value.rounded() : value }
    var (left, right) = (min(x.0, x.1), max(x.0, x.1))
    var (top, bottom) = (min(y.0, y.1), max(y.0, y.1))
    (left, right) = (sharp(left, right - left), sharp(right, right - left))
    (top, bottom) = (sharp(top, bottom - top), sharp(bottom, bottom - top))
    let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .offsetBy(dx: mark.look.offset.width, dy: mark.look.offset.height)
    let isRounded = mark.kind == .bar && part?.isAlone != false
    let radius = mark.look.cornerRadius ?? (isRounded ? 2 : 0)
    let limit = min(rect.width, rect.height) / 2
    let path = radius > 0 ? Path(roundedRect: rect, cornerRadius: min(radius, limit)) : Path(rect)
    if rect.width > 0, rect.height > 0 { shapes.append((mark.look.zIndex, .fill(path, ink(mark.look)))) }
    attach(mark.look, to: rect)
  }

  // MARK: Points and rules

  private mutating func addPoint(_ mark: Mark) {
    let plot = figure.plot
    let x = mark.x == nil ? plot.midX : mark.x.flatMap { figure.xScale?.position(of: $0) }
    let y = mark.y == nil ? plot.midY : mark.y.flatMap { figure.yScale?.position(of: $0) }
    guard let x, let y else { return }
    let point = CGPoint(x: x + mark.look.offset.width, y: y + mark.look.offset.height)
    let side = model.symbolSide(of: mark.look)
    let symbol = model.symbol(of: mark.look) ?? .basic(BasicChartSymbolShape(kind: .circle))
    addSymbol(point, symbol, side: side, ink(mark.look), mark.look.zIndex)
    attach(mark.look, to: CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side))
  }

  /// Adds a symbol to the previous ones of the same look, because a long list of points is drawn faster.
  private mutating func addSymbol(_ point: CGPoint, _ symbol: ChartSymbol, side: Double, _ ink: Ink, _ zIndex: Double) {
    if case .symbols(var points, let lastSymbol, let lastSide, let lastInk)? = shapes.last?.shape,
      shapes.last?.zIndex == zIndex, lastSymbol == symbol, lastSide == side, lastInk == ink
    {
      // The list has one owner, so that it grows without a copy.
      shapes.removeLast()
      points.append(point)
      shapes.append((zIndex, .symbols(points, symbol, side: side, ink)))
    } else {
      shapes.append((zIndex, .symbols([point], symbol, side: side, ink)))
    }
  }

  private mutating func addRule(_ mark: Mark) {
    let plot = figure.plot
    let x = mark.x.flatMap { channel in figure.xScale?.position(of: channel) }
    let y = mark.y.flatMap { channel in figure.yScale?.position(of: channel) }
    var (from, to): (CGPoint, CGPoint)
    if mark.x != nil, mark.xEnd == nil {
      guard let x else { return }
      (from, to) = (CGPoint(x: x, y: plot.minY), CGPoint(x: x, y: plot.maxY))
      if mark.yEnd != nil {
        guard let y, let end = mark.yEnd.flatMap({ figure.yScale?.position(of: $0) }) else { return }
        (from.y, to.y) = (y, end)
      }
    } else {
      guard let y else { return }
      (from, to) = (CGPoint(x: plot.minX, y: y), CGPoint(x: plot.maxX, y: y))
      if mark.xEnd != nil {
        guard let x, let end = mark.xEnd.flatMap({ figure.xScale?.position(of: $0) }) else { return }
        (from.x, to.x) = (x, end)
      }
    }
    let path = Path { $0.addLines([from, to]) }.offsetBy(dx: mark.look.offset.width, dy: mark.look.offset.height)
    let style = model.lineStyle(of: mark.look, width: 1)
    shapes.append((mark.look.zIndex, .stroke(path, ink(mark.look), style)))
    let target = CGRect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y))
    attach(mark.look, to: target.offsetBy(dx: mark.look.offset.width, dy: mark.look.offset.height))
  }

  // MARK: Lines and areas

  private mutating func addToRun(_ mark: Mark, _ part: Stacking.Part?) {
    let look = mark.look
    let key = SeriesKey(
      kind: mark.kind, series: mark.series?.value, style: look.styleValue?.value, symbol: look.symbolValue?.value,
      dash: look.lineStyleValue?.value, group: look.positionValue?.value)
    let index: Int
    if let known = series[key] {
      index = known
    } else {
      index = runs.count
      series[key] = index
      runs.append(Run(mark: mark, order: shapes.count))
    }
    guard let point = point(of: mark, part) else {
      // A value without a place divides the line.
      if runs[index].parts.last?.isEmpty == false { runs[index].parts.append([]) }
      return
    }
    runs[index].parts[runs[index].parts.count - 1].append(point)
    let side = look.symbol == nil && look.symbolValue == nil ? 0 : model.symbolSide(of: look)
    let place = CGPoint(x: point.top.x, y: point.top.y)
    if !look.annotations.isEmpty {
      attach(look, to: CGRect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side))
    }
  }

  private func point(of mark: Mark, _ part: Stacking.Part?) -> Point? {
    guard let x = mark.x.flatMap({ figure.xScale?.position(of: $0) }), let xScale = figure.xScale,
      let y = mark.y.flatMap({ figure.yScale?.position(of: $0) }), let yScale = figure.yScale
    else { return nil }
    var (top, bottom) = (CGPoint(x: x, y: y), CGPoint(x: x, y: yScale.baseline))
    if let end = mark.yEnd {
      guard let y = yScale.position(of: end) else { return nil }
      (top.y, bottom.y) = (y, top.y)
    } else if let end = mark.xEnd {
      guard let x = xScale.position(of: end) else { return nil }
      (top, bottom) = (CGPoint(x: x, y: y), CGPoint(x: top.x, y: y))
    } else if let part, mark.kind == .area {
      if mark.isHorizontal {
        guard let high = xScale.position(of: .number(part.high)) else { return nil }
        (top.x, bottom) = (high, CGPoint(x: xScale.position(of: .number(part.low)) ?? xScale.baseline, y: y))
      } else {
        guard let high = yScale.position(of: .number(part.high)) else { return nil }
        (top.y, bottom.y) = (high, yScale.position(of: .number(part.low)) ?? yScale.baseline)
      }
    }
    let (dx, dy) = (mark.look.offset.width, mark.look.offset.height)
    return Point(top: CGPoint(x: top.x + dx, y: top.y + dy), bottom: CGPoint(x: bottom.x + dx, y: bottom.y + dy))
  }

  private mutating func addRuns() {
    var added: [(order: Int, shape: (zIndex: Double, shape: MarkShape))] = []
    for run in runs {
      let (look, ink) = (run.mark.look, ink(run.mark.look))
      var path = Path()
      for part in run.parts where !part.isEmpty {
        if run.mark.kind == .area {
          Curve.add(part.map(\.top), look.interpolation, to: &path)
          Curve.add(part.reversed().map(\.bottom), look.interpolation.reversed, to: &path, continues: true)
          path.closeSubpath()
        } else {
          Curve.add(part.map(\.top), look.interpolation, to: &path)
        }
      }
      if run.mark.kind == .area {
        added.append((run.order, (look.zIndex, .fill(path, ink))))
        continue
      }
      let style = model.lineStyle(of: look, width: 2)
      added.append((run.order, (look.zIndex, .stroke(path, ink, style))))
      // A single point forms no line, but must be visible.
      let lonely = run.parts.filter { $0.count == 1 }.flatMap { $0.map(\.top) }
      if let symbol = model.symbol(of: look) {
        let points = run.parts.flatMap { $0.map(\.top) }
        added.append((run.order, (look.zIndex, .symbols(points, symbol, side: model.symbolSide(of: look), ink))))
      } else if !lonely.isEmpty {
        let disc = ChartSymbol.basic(BasicChartSymbolShape(kind: .circle))
        added.append((run.order, (look.zIndex, .symbols(lonely, disc, side: max(style.lineWidth * 2, 4), ink))))
      }
    }
    for (order, shape) in added.reversed() { shapes.insert(shape, at: order) }
  }

  // MARK: Sectors

  private mutating func addSectors() {
    let sectors = model.marks.filter { $0.kind == .sector }
    let values = sectors.map { max($0.x?.value.finite ?? 0, 0) }
    let total = values.reduce(0) { $0 + $1 / 2 }
    guard total > 0, total.isFinite else { return }
    let center = CGPoint(x: figure.plot.midX, y: figure.plot.midY)
    let available = min(figure.plot.width, figure.plot.height) / 2
    var angle = -Double.pi / 2
    for (mark, value) in zip(sectors, values) where value > 0 {
      let end = angle + value / 2 / total * 2 * .pi
      defer { angle = end }
      let outer = mark.outerRadius.length(of: available, automatic: available, insets: 1)
      let inner = min(mark.innerRadius.length(of: outer, automatic: 0, insets: 1), outer)
      let sector = Sector(
        center: center, inner: inner, outer: outer, start: angle, end: end, inset: mark.angularInset,
        cornerRadius: mark.look.cornerRadius ?? 0)
      let (dx, dy) = (mark.look.offset.width, mark.look.offset.height)
      shapes.append((mark.look.zIndex, .fill(sector.path.offsetBy(dx: dx, dy: dy), ink(mark.look))))
      attach(mark.look, to: CGRect(origin: sector.middle, size: .zero).offsetBy(dx: dx, dy: dy), in: true)
    }
  }
}

extension InterpolationMethod {
  /// The method for the same points in reverse order.
  fileprivate var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
