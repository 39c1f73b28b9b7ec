import Foundation
import GtkBridge

/// An item that is dropped on a collection.
///
/// Mirrors `UICollectionViewDropItem`.
@preconcurrency @MainActor
public final class UICollectionViewDropItem {
  /// The item.
  public let dragItem: UIDragItem
  /// The item of this collection that has been dragged, if the item comes from one.
  public let sourceIndexPath: IndexPath?

  init(_ dragItem: UIDragItem, sourceIndexPath: IndexPath?) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
  }
}

/// The drop of items on a collection.
///
/// Mirrors the part of `UICollectionViewDropCoordinator` that has a meaning on the desktop: content is there with the
/// drop, so that there are no placeholders.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The items.
  var items: [UICollectionViewDropItem] { get }
  /// The place for the dropped items, counted without the item that moves; `nil` for a collection without sections.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal of the collection.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
}

extension UICollectionViewDropCoordinator {
  /// Kept, without effect: an item of the desktop is at its new place at once.
  @discardableResult
  public func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { EndedAnimation() }

  /// Kept, without effect: an item of the desktop is at its new place at once.
  @discardableResult
  public func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { EndedAnimation() }
}
