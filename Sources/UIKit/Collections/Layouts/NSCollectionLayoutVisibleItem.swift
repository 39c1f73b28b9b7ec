import Foundation
import GtkBridge

/// A view in or near the visible part of a section, whose look a program changes while the user scrolls.
///
/// Mirrors `NSCollectionLayoutVisibleItem`.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// The name by which a program finds the item.
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
