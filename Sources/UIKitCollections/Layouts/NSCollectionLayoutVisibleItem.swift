import Foundation
import GtkBridge

/// A view in or near the visible part of a section. A program changes its look while the user scrolls.
///
/// Mirrors `NSCollectionLayoutVisibleItem`.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity of the view.
  var alpha: CGFloat { get set }
  /// The order among overlapping views: a greater value is in front.
  var zIndex: Int { get set }
  /// Indicates whether the view is hidden.
  var isHidden: Bool { get set }
  /// The centre of the view in the content.
  var center: CGPoint { get set }
  /// The rectangle of the view in its own coordinates.
  var bounds: CGRect { get }
  /// The translation, rotation and scale of the view around its centre.
  var transform: CGAffineTransform { get set }
  /// The name of a supplementary view of an item, or an empty text.
  var name: String { get }
  /// The index path of the item, or of the section at item 0.
  var indexPath: IndexPath { get }
  /// The rectangle of the view in the content.
  var frame: CGRect { get }
  /// Whether the view is a cell or belongs to a section.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a view that belongs to a section; `nil` for a cell.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// The name of the item for the program.
  public var name: String { "\(representedElementKind ?? "cell") \(indexPath.section) \(indexPath.item)" }
}

/// A closure that changes views while the user scrolls.
///
/// Mirrors `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> Void

extension NSCollectionLayoutSection {
  /// A closure that changes the views of the section while the user scrolls.
  public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    get { visibleItemsHandler as? NSCollectionLayoutSectionVisibleItemsInvalidationHandler }
    set { visibleItemsHandler = newValue }
  }
}
