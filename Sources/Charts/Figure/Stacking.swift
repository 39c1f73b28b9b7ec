/// The places of stacked bars, areas and sectors.
struct Stacking {
  /// A part of a stack, with the start and end of its growth.
  struct Part: Equatable {
    var low: Double
    var high: Double
    /// Indicates whether it is the only part of its stack.
    var isAlone = true
  }

  /// Those marks that belong to the same stack.
  private struct Key: Hashable {
    let kind: Mark.Kind
    let isHorizontal: Bool
    let place: _DataValue?
    let group: _DataValue?
  }

  private struct Sums {
    var positive = 0.0
    var negative = 0.0
    var count = 0
  }

  /// The part of each mark, or `nil` for a mark that is not stacked.
  let parts: [Part?]

  init(_ marks: [Mark]) {
    var sums: [Key: Sums] = [:]
    var keys: [(index: Int, key: Key)] = []
    var parts = [Part?](repeating: nil, count: marks.count)
    for (index, mark) in marks.enumerated() {
      guard let (value, key) = Self.growth(of: mark) else { continue }
      guard mark.stacking != .unstacked else {
        parts[index] = Part(low: 0, high: value)
        continue
      }
      var sum = sums[key] ?? Sums()
      if value < 0 {
        parts[index] = Part(low: sum.negative, high: sum.negative + value)
        sum.negative += value
      } else {
        parts[index] = Part(low: sum.positive, high: sum.positive + value)
        sum.positive += value
      }
      sum.count += 1
      sums[key] = sum
      keys.append((index, key))
    }
    for (index, key) in keys {
      guard let sum = sums[key], var part = parts[index] else { continue }
      let total = sum.positive - sum.negative
      part.isAlone = sum.count == 1
      switch marks[index].stacking.kind {
      case .normalized where total > 0 && total.isFinite:
        part.low /= total
        part.high /= total
      case .center where total.isFinite:
        part.low -= total / 2
        part.high -= total / 2
      default: break
      }
      parts[index] = part
    }
    self.parts = parts
  }

  /// Returns the number by which a mark grows, and its stack.
  private static func growth(of mark: Mark) -> (Double, Key)? {
    guard mark.kind == .bar || mark.kind == .area, mark.xEnd == nil, mark.yEnd == nil else { return nil }
    let isHorizontal = mark.isHorizontal
    let (grown, place) = isHorizontal ? (mark.x, mark.y) : (mark.y, mark.x)
    guard let grown, grown.length == 0, case .number(let value) = grown.value, value.isFinite else { return nil }
    let key = Key(
      kind: mark.kind, isHorizontal: isHorizontal, place: place?.value, group: mark.look.positionValue?.value)
    return (value, key)
  }
}
