/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``, or as many as fit.
///
/// Mirrors SwiftUI's `GridItem`. GTK's grids have columns of one width: where items differ, the widest one's least width
/// counts for all.
public struct GridItem: Sendable {
  /// How wide it is.
  ///
  /// Mirrors SwiftUI's `GridItem.Size`.
  public enum Size: Sendable {
    /// So many points.
    case fixed(Double)
    /// An equal share of the room there is.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many as fit, each at least so wide.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How wide it is.
  public var size: Size
  /// The room to the next one, in points; `nil` for the desktop's own, 6.
  public var spacing: Double?
  /// Where views stand in it; `nil` for the middle.
  public var alignment: Alignment?

  /// Makes an item.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// What grid items come to on this desktop.
@MainActor
struct GridLines {
  /// How many items stand beside each other; `nil` for as many as fit.
  let count: Int?
  /// How wide each is at least.
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

  /// How many items stand beside each other in a room.
  func lineLength(in room: Double) -> Int {
    // Items may overlap, but each begins further on than the one before.
    count ?? max(Int(Int32(clamping: ((room + spacing) / max(minimum + spacing, 1)).rounded(.down))), 1)
  }
}
