import Foundation
internal import Graphics

/// The frame of an item that a program places itself.
///
/// Mirrors `NSCollectionLayoutGroupCustomItem`.
public struct NSCollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The frame in the group.
  public let frame: CGRect
  /// The order among overlapping items.
  public let zIndex: Int

  /// Creates an item.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Horizontally or vertically arranged items and groups.
///
/// Mirrors `NSCollectionLayoutGroup`. A group repeats its `subitems` in turn as long as they fit:
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
/// let row = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
///   subitems: [item])
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// A closure that places the items of a group.
  public typealias ItemProvider =
    @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

  enum Content {
    /// In turn, as long as they fit.
    case inTurn([NSCollectionLayoutItem])
    /// A number of items with equal lengths.
    case equal(NSCollectionLayoutItem, count: Int)
    /// A number of items that keep their length.
    case repeated(NSCollectionLayoutItem, count: Int)
    case custom(ItemProvider)
  }

  let axis: Axis
  let content: Content

  /// The distance between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The items and groups in the group.
  public var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .inTurn(let items): items
    case .equal(let item, let count), .repeated(let item, let count): Array(repeating: item, count: count)
    case .custom: []
    }
  }

  init(_ layoutSize: NSCollectionLayoutSize, _ axis: Axis, _ content: Content) {
    self.axis = axis
    self.content = content
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  deinit {}

  /// Returns a group of horizontally arranged items.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .horizontal, .inTurn(subitems)) }

  /// Returns a group of equally wide items. The width in the item’s own size has no effect.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .horizontal, .equal(subitem, count: count)) }

  /// Returns a group that repeats an item.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, .repeated(subitem, count: count)) }

  /// Returns a group of vertically arranged items.
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .vertical, .inTurn(subitems)) }

  /// Returns a group of equally high items. The height in the item’s own size has no effect.
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .vertical, .equal(subitem, count: count)) }

  /// Returns a group that repeats an item.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, .repeated(subitem, count: count)) }

  /// Returns a group whose items the program places.
  public static func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping ItemProvider)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .vertical, .custom(itemProvider)) }

  /// Indicates whether cells determine the number of the group's items, by their lengths on its axis.
  var hasVaryingCount: Bool {
    if case .inTurn = content, !layoutSize[axis].isEstimated,
      subitems.contains(where: { $0.layoutSize[axis].isEstimated })
    {
      return true
    }
    return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.hasVaryingCount == true }
  }

  /// Indicates whether a cell in the group determines a length.
  var hasEstimate: Bool {
    !layoutSize.estimatedAxes.isEmpty
      || subitems.contains {
        ($0 as? NSCollectionLayoutGroup)?.hasEstimate ?? !$0.layoutSize.estimatedAxes.isEmpty
      }
  }
}
