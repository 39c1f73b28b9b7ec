/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``. An adaptive item is as many of them as fit.
///
/// Mirrors SwiftUI's `GridItem`. All columns of a GTK grid have the same width: the largest minimum among the items
/// applies to all of them.
public struct GridItem: Sendable {
  /// The size of a grid item across the scrolling axis.
  ///
  /// Mirrors SwiftUI's `GridItem.Size`.
  public enum Size: Sendable {
    /// A fixed length in points.
    case fixed(Double)
    /// An equal share of the available room.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many items as fit, each of at least the minimum length.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The size of the item.
  public var size: Size
  /// The spacing to the next item, in points; `nil` for the default of 6.
  public var spacing: Double?
  /// The alignment of the views in the item; `nil` for the center.
  public var alignment: Alignment?

  /// Creates an item.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

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
