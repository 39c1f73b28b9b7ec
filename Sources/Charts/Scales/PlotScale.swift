import Foundation

/// Converts values of one axis to places in points, and back.
struct PlotScale: Equatable {
  enum Domain: Equatable {
    /// Numbers or dates between two transformed bounds.
    case continuous(DataKind, ScaleType.Kind, low: Double, high: Double)
    /// Categories in order, each of which has a band of the same width.
    case bands([String])
  }

  let domain: Domain
  /// The place of the smallest value or the first band's outer edge.
  let start: Double
  /// The place of the largest value or the last band's outer edge.
  let end: Double
  private let indices: [String: Int]

  /// Beyond this place nothing is visible; larger numbers overflow when they are drawn.
  private static let reach = 100_000.0

  init(_ domain: Domain, from start: Double, to end: Double) {
    self.domain = domain
    self.start = start
    self.end = end
    if case .bands(let names) = domain {
      indices = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    } else {
      indices = [:]
    }
  }

  /// The same values between other places.
  func moved(from start: Double, to end: Double) -> PlotScale { PlotScale(domain, from: start, to: end) }

  var kind: DataKind {
    switch domain {
    case .continuous(let kind, _, _, _): kind
    case .bands: .category
    }
  }

  /// The signed width of a category's band, or 0 for numbers and dates.
  var bandWidth: Double {
    if case .bands(let names) = domain { (end - start) / Double(max(names.count, 1)) } else { 0 }
  }

  /// Returns the place of a value, the middle of a category's band, or `nil` if the scale has no place for it.
  func position(of value: _DataValue) -> Double? {
    switch (domain, value) {
    case (.bands, .category(let name)):
      guard let index = indices[name] else { return nil }
      return start + bandWidth * (Double(index) + 0.5)
    case (.continuous(.number, let type, let low, let high), .number(let number)),
      (.continuous(.date, let type, let low, let high), .date(let number)):
      guard number.isFinite, let value = type.transformed(number), value.isFinite else { return nil }
      guard high > low else { return (start + end) / 2 }
      // Halves, because the difference of two huge numbers is infinite.
      let part = (value / 2 - low / 2) / (high / 2 - low / 2)
      return min(max(start + part * (end - start), -Self.reach), Self.reach)
    default: return nil
    }
  }

  /// Returns the place of a channel: the middle of its range.
  func position(of channel: Channel) -> Double? {
    guard channel.length != 0 else { return position(of: channel.value) }
    guard let low = position(of: channel.value), let high = position(of: channel.end) else { return nil }
    return (low + high) / 2
  }

  /// Returns the value at a place, the category whose band contains it, or `nil` for a place without a value.
  func value(at position: Double) -> _DataValue? {
    guard position.isFinite, start != end else { return nil }
    let part = (position - start) / (end - start)
    switch domain {
    case .bands(let names):
      let index = (part * Double(names.count)).rounded(.down)
      return names.isEmpty ? nil : .category(names[Int(min(max(index, 0), Double(names.count - 1)))])
    case .continuous(let kind, let type, let low, let high):
      return .of(kind, type.restored(low + part * (high - low)))
    }
  }

  /// The place from which bars and areas rise: that of zero, or else the nearest end.
  var baseline: Double {
    guard case .continuous(.number, let type, let low, let high) = domain, let zero = type.transformed(0) else {
      return start
    }
    return low <= zero && zero <= high ? position(of: .number(0)) ?? start : zero > high ? end : start
  }

  /// The smallest and the largest value, not transformed.
  var bounds: ClosedRange<Double> {
    guard case .continuous(_, let type, let low, let high) = domain else { return 0...1 }
    let (first, last) = (type.restored(low), type.restored(high))
    return min(first, last)...max(first, last)
  }
}
