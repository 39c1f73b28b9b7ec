import Foundation

/// The layout of the items of a lazy grid, which has lines of equal items.
package struct GridLines {
  /// The number of items per line; `nil` for as many as fit.
  package let count: Int?
  /// The minimum length of an item.
  package let minimum: Double
  package let spacing: Double
  package let alignment: Alignment

  package init(_ items: [GridItem], defaultSpacing: Double) {
    var (count, minimum, isAdaptive) = (0, 0.0, false)
    for item in items {
      switch item.size {
      case .fixed(let length):
        count += 1
        minimum = max(minimum, length)
      case .flexible(let least, _):
        count += 1
        minimum = max(minimum, least)
      case .adaptive(let least, _):
        isAdaptive = true
        minimum = max(minimum, least)
      }
    }
    self.count = isAdaptive ? nil : max(count, 1)
    self.minimum = minimum.isFinite ? max(minimum, 1) : 1
    spacing = items.first?.spacing ?? defaultSpacing
    alignment = items.first?.alignment ?? .center
  }

  /// Returns the number of items per line in `room` points.
  package func lineLength(in room: Double) -> Int {
    if let count { return count }
    // A negative spacing may make items overlap, but each item must begin after the previous one.
    let fitting = (room + spacing) / max(minimum + spacing, 1)
    return fitting >= 1 ? Int(min(fitting, 1_000_000)) : 1
  }
}
