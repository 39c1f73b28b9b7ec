import Foundation
import GtkBridge
import GtkObjects

/// The effect of a drop on its items.
///
/// Mirrors `UIDropOperation`.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: a drop ends the drag without a change.
  case cancel
  /// Nothing, because the items do not belong here.
  case forbidden
  /// The items also stay in their place.
  case copy
  /// The items leave their place. Those of another program stay.
  case move
}

/// The operation that a view proposes for a drop.
///
/// Mirrors `UIDropProposal`.
@preconcurrency @MainActor
open class UIDropProposal {
  /// The operation. A move of items from another program is a copy.
  public let operation: UIDropOperation
  /// Kept, without effect: the pointer shows it itself.
  open var isPrecise = false
  /// Kept, without effect.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }

  deinit {}
}

/// A view on which the user drops items.
///
/// Mirrors `UIDropInteraction`:
///
/// ```swift
/// album.addInteraction(UIDropInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIDropInteraction: UIInteraction {
  /// The object that takes the items.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view on which items are dropped.
  public private(set) weak var view: UIView?
  /// Indicates whether the view accepts several drags at the same time. Kept, without effect: the desktop has only one.
  open var allowsSimultaneousDropSessions = false

  private var target: DropTarget?

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  deinit {}

  /// Does nothing. A view calls it before the interaction is added or removed.
  public func willMove(to view: UIView?) {}

  /// Follows the drops on the view that now has the interaction.
  public func didMove(to view: UIView?) {
    self.view = view
    target = nil
    if let widget = view?.realizedWidget { attach(to: widget) }
  }
}

extension UIDropInteraction: WidgetInteraction {
  func attach(to widget: Gtk.Widget) {
    guard target == nil, let view else { return }
    target = DropTarget(on: widget, of: view, for: self)
  }
}

extension UIDropInteraction: DropTarget.Handler {
  package func dropDidEnter(_ session: DropSession) -> Bool {
    guard let delegate, delegate.dropInteraction(self, canHandle: session) else { return false }
    delegate.dropInteraction(self, sessionDidEnter: session)
    return true
  }

  package func dropDidMove(_ session: DropSession) -> UIDropOperation {
    delegate?.dropInteraction(self, sessionDidUpdate: session).operation ?? .cancel
  }

  package func dropDidLeave(_ session: DropSession) {
    delegate?.dropInteraction(self, sessionDidExit: session)
    delegate?.dropInteraction(self, sessionDidEnd: session)
  }

  package func performDrop(_ session: DropSession, _ operation: UIDropOperation) -> Bool {
    delegate?.dropInteraction(self, performDrop: session)
    delegate?.dropInteraction(self, concludeDrop: session)
    delegate?.dropInteraction(self, sessionDidEnd: session)
    return true
  }
}

/// The object that takes the items of a drop on a view.
///
/// Mirrors the part of `UIDropInteractionDelegate` that has a meaning on the desktop. Items of another program have
/// only their types before the drop, and their content with it.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
  /// Returns whether the view accepts a drag that enters it, by default `true`.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

  /// Called after a drag has entered the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// Returns the effect of a drop, by default none. Called for each movement.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal

  /// Called after a drag has left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// Takes the items of a drop.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// Called after a drop.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// Called last, with or without a drop.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Accepts every drag.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Refuses the drop.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
