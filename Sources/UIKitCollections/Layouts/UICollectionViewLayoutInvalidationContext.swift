import Foundation
import GtkBridge

/// The context of an invalidation. A collection always requests all attributes again.
///
/// Mirrors `UICollectionViewLayoutInvalidationContext`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext {
  /// The distance by which the content is to move. Kept, without effect.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size. Kept, without effect.
  open var contentSizeAdjustment = CGSize.zero
  /// Indicates whether everything is invalid.
  public internal(set) var invalidateEverything = true
  /// Indicates whether the number of items may have changed.
  public internal(set) var invalidateDataSourceCounts = false
  /// The items with invalid attributes.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Creates a context.
  public required init() {}

  deinit {}

  /// Adds items with invalid attributes.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
