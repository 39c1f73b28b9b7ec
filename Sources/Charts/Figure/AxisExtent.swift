import Foundation

/// The values that the marks have on an axis.
struct AxisExtent {
  var kind: DataKind?
  var low = Double.infinity
  var high = -Double.infinity
  /// The categories in order of appearance.
  var categories: [String] = []
  /// The calendar unit of the marks, if they have one.
  var unit: DateUnit?
  /// The minimum distance of two values with bars or rectangles.
  var leastDistance: Double?
  /// Indicates whether bars begin at zero.
  var growsFromZero = false
  /// The label of the first value.
  var label: String?

  private var known: Set<String> = []

  /// Collects the values of marks on an axis.
  init(_ marks: [Mark], on axis: Axis, stacking: Stacking) {
    var places: [Double] = []
    for (index, mark) in marks.enumerated() where mark.kind != .sector {
      let isHorizontal = mark.isHorizontal
      let (first, second) = axis == .horizontal ? (mark.x, mark.xEnd) : (mark.y, mark.yEnd)
      guard let first else { continue }
      let grows = (axis == .horizontal) == isHorizontal
      if let part = stacking.parts[index], grows {
        add(first, number: part.low)
        add(first, number: part.high)
        growsFromZero = true
        continue
      }
      add(first)
      if let second { add(second) }
      if second == nil, first.length == 0, mark.kind == .bar && !grows || mark.kind == .rectangle,
        let place = first.value.finite
      {
        places.append(place)
      }
    }
    if !places.isEmpty {
      let sorted = Set(places).sorted()
      leastDistance = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? (kind == .date ? 86_400 : 1)
    }
  }

  private mutating func add(_ channel: Channel, number: Double) {
    begin(channel)
    guard kind == channel.value.kind, number.isFinite else { return }
    low = min(low, number)
    high = max(high, number)
  }

  private mutating func add(_ channel: Channel) {
    begin(channel)
    guard kind == channel.value.kind else { return }
    if let channelUnit = channel.unit { unit = min(unit ?? channelUnit, channelUnit) }
    switch channel.value {
    case .category(let name): if known.insert(name).inserted { categories.append(name) }
    case .number(let number), .date(let number):
      guard number.isFinite else { return }
      low = min(low, number)
      high = max(high, number + channel.length)
    }
  }

  private mutating func begin(_ channel: Channel) {
    if kind == nil { kind = channel.value.kind }
    if label == nil, !channel.label.isEmpty { label = channel.label }
  }

  /// Returns the values that the axis shows, or `nil` if there are none. `count` is the number of round numbers for
  /// rounding its ends.
  func domain(_ scale: ChartSettings.Scale, count: Int) -> (domain: PlotScale.Domain, isReversed: Bool)? {
    switch scale.domain {
    case .range(let first, let last): return Self.continuous(first, last, scale.type)
    case .values(let values):
      guard let first = values.first, let last = values.last else { return nil }
      if first.kind != .category { return Self.continuous(first, last, scale.type) }
      let names = values.compactMap { if case .category(let name) = $0 { name } else { nil } }
      return (.bands(names), false)
    case .automatic(let includesZero, let isReversed):
      guard let kind else { return nil }
      if kind == .category { return (.bands(categories), isReversed) }
      guard low <= high else { return nil }
      return (automatic(kind, scale.type?.kind ?? .linear, includesZero: includesZero ?? true, count), isReversed)
    }
  }

  private func automatic(
    _ kind: DataKind, _ type: ScaleType.Kind, includesZero: Bool, _ count: Int
  ) -> PlotScale.Domain {
    var (low, high) = (low, high)
    if let leastDistance, unit == nil {
      low -= leastDistance / 2
      high += leastDistance / 2
    }
    if kind == .number {
      if type == .log {
        low = low > 0 ? pow(10, log10(low).rounded(.down)) : high > 0 ? high / 1_000 : 1
        high = max(pow(10, (log10(max(high, low)) - 1e-9).rounded(.up)), low * 10)
      } else {
        // The numbers of bars are places, not heights.
        if includesZero, leastDistance == nil {
          low = min(low, 0)
          high = max(high, 0)
        }
        if low == high { (low, high) = low == 0 ? (0, 1) : (low - abs(low) / 2, high + abs(high) / 2) }
        if leastDistance == nil {
          let range = NumberTicks.rounded(low...high, count: count)
          (low, high) = (range.lowerBound, range.upperBound)
        }
      }
    } else if low == high {
      (low, high) = (low - 43_200, high + 43_200)
    }
    let limit = Double.greatestFiniteMagnitude / 4
    return .continuous(
      kind, type, low: type.transformed(min(max(low, -limit), limit)) ?? 0,
      high: type.transformed(min(max(high, -limit), limit)) ?? 1)
  }

  private static func continuous(
    _ first: _DataValue, _ last: _DataValue, _ type: ScaleType?
  ) -> (domain: PlotScale.Domain, isReversed: Bool)? {
    let type = type?.kind ?? .linear
    guard let low = first.finite.flatMap(type.transformed), let high = last.finite.flatMap(type.transformed) else {
      return nil
    }
    return (.continuous(first.kind, type, low: min(low, high), high: max(low, high)), low > high)
  }
}
