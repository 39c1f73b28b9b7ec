import Foundation
import GtkBridge

/// The object that takes the items of a drop on a table.
///
/// Mirrors the part of `UITableViewDropDelegate` that has a meaning on the desktop. As in UIKit, a move of a row within
/// its table is not a drop if the data source moves rows itself.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Takes the items of a drop.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Returns whether the table accepts a drag that enters it, by default `true`.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// Called after a drag has entered the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// Returns the effect of a drop. By default, rows of this program are moved, and other items are copied.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Called after a drag has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// Called last, with or without a drop.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// Accepts every drag.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Moves rows of this program, and copies items of another program, between two rows.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// The operation that a table proposes for a drop.
///
/// Mirrors `UITableViewDropProposal`.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The relation of the items to the row under the pointer.
  public enum Intent: Int, Sendable {
    /// As ``insertAtDestinationIndexPath``.
    case unspecified
    /// Between two rows.
    case insertAtDestinationIndexPath
    /// Into the object of the row.
    case insertIntoDestinationIndexPath
    /// As ``insertAtDestinationIndexPath``.
    case automatic
  }

  /// The relation of the items to the row under the pointer.
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
