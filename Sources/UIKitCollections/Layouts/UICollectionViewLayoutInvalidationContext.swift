import Foundation
import GtkBridge

/// The subject of an invalidation. A collection always asks for all places again.
///
/// Mirrors `UICollectionViewLayoutInvalidationContext`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext {
  /// The distance by which the content is to move. Kept, without effect.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size. Kept, without effect.
  open var contentSizeAdjustment = CGSize.zero
  /// Indicates whether all is invalid.
  public internal(set) var invalidateEverything = true
  /// Indicates whether the number of items may have changed.
  public internal(set) var invalidateDataSourceCounts = false
  /// The items whose places are invalid.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Creates a context.
  public required init() {}

  deinit {}

  /// Names items whose places are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
