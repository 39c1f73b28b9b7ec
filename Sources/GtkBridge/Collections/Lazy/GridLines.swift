/// The layout of grid items in a GTK grid.
@MainActor
struct GridLines {
  /// The number of items per line; `nil` for as many as fit.
  let count: Int?
  /// The minimum length of an item.
  let minimum: Double
  let spacing: Double
  let alignment: Alignment

  init(_ items: [GridItem]) {
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
    spacing = items.first?.spacing ?? Container.defaultSpacing
    alignment = items.first?.alignment ?? .center
  }

  /// Returns the number of items per line in `room` points.
  func lineLength(in room: Double) -> Int {
    // A negative spacing may make items overlap, but each item must begin after the previous one.
    count ?? max(Int(Int32(clamping: ((room + spacing) / max(minimum + spacing, 1)).rounded(.down))), 1)
  }
}
