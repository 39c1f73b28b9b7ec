import Foundation
import GtkBridge

/// An item that is dropped on a table.
///
/// Mirrors `UITableViewDropItem`.
@preconcurrency @MainActor
public final class UITableViewDropItem {
  /// The item.
  public let dragItem: UIDragItem
  /// The row of this table that has been dragged, if the item comes from one.
  public let sourceIndexPath: IndexPath?

  init(_ dragItem: UIDragItem, sourceIndexPath: IndexPath?) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
  }
}

/// The drop of items on a table.
///
/// Mirrors the part of `UITableViewDropCoordinator` that has a meaning on the desktop: content is there with the drop, so
/// that there are no placeholders.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// The items.
  var items: [UITableViewDropItem] { get }
  /// The place for the dropped items, counted without the row that moves; `nil` for a table without sections.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal of the table.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
}

extension UITableViewDropCoordinator {
  /// Kept, without effect: a row of the desktop is at its new place at once.
  @discardableResult
  public func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { EndedAnimation() }

  /// Kept, without effect: a row of the desktop is at its new place at once.
  @discardableResult
  public func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { EndedAnimation() }
}
