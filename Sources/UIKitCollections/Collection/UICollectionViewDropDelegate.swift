import Foundation
import GtkBridge

/// The object that takes the items of a drop on a collection.
///
/// Mirrors the part of `UICollectionViewDropDelegate` that has a meaning on the desktop. As in UIKit, a move of an item
/// within its collection is not a drop if the data source moves items itself.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Takes the items of a drop.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

  /// Returns whether the collection accepts a drag that enters it, by default `true`.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

  /// Called after a drag has entered the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

  /// Returns the effect of a drop. By default, items of this program are moved, and other items are copied.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// Called after a drag has left the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

  /// Called last, with or without a drop.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  /// Accepts every drag.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  /// Moves items of this program, and copies items of another program, between two items.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
  }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
}

/// The operation that a collection proposes for a drop.
///
/// Mirrors `UICollectionViewDropProposal`.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The relation of the items to the item under the pointer.
  public enum Intent: Int, Sendable {
    /// As ``insertAtDestinationIndexPath``.
    case unspecified
    /// Between two items.
    case insertAtDestinationIndexPath
    /// Into the object of the item.
    case insertIntoDestinationIndexPath
    /// As ``insertAtDestinationIndexPath``.
    case automatic
  }

  /// The relation of the items to the item under the pointer.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without an intent.
  public convenience override init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }

  deinit {}
}
