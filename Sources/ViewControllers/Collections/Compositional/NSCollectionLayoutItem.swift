import Foundation

/// A distance in a compositional layout.
///
/// Mirrors `NSCollectionLayoutSpacing`.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  /// The distance, or the minimum distance.
  public let spacing: CGFloat
  /// Indicates whether the distance takes a share of the remaining space.
  public let isFlexible: Bool
  /// Indicates whether the distance is constant.
  public var isFixed: Bool { !isFlexible }

  /// Returns a constant distance.
  public static func fixed(_ spacing: CGFloat) -> Self { Self(spacing: spacing, isFlexible: false) }
  /// Returns a distance that takes a share of the remaining space.
  public static func flexible(_ spacing: CGFloat) -> Self { Self(spacing: spacing, isFlexible: true) }
}

/// The distances around an item in its group.
///
/// Mirrors `NSCollectionLayoutEdgeSpacing`.
public struct NSCollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The space before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}

/// An item of a compositional layout: the place of a cell in a group.
///
/// Mirrors `NSCollectionLayoutItem`.
@preconcurrency @MainActor
open class NSCollectionLayoutItem {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The views that are attached to the item, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The distances between the item's place and its cell. As in UIKit, there are none on an axis with an estimated length.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// Creates an item without attached views.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  deinit {}
}
