import Foundation
import GtkBridge
import GtkObjects

/// A view from which the user drags items.
///
/// Mirrors `UIDragInteraction`:
///
/// ```swift
/// photo.addInteraction(UIDragInteraction(delegate: self))
/// ```
///
/// A drag begins as usual on the desktop: the pointer moves with its button held, without a long press.
@preconcurrency @MainActor
open class UIDragInteraction: UIInteraction {
  /// The object that provides the items.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that is dragged.
  public private(set) weak var view: UIView?
  /// Indicates whether the user can drag.
  open var isEnabled = true
  /// Kept, without effect: a drag needs no long press here.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Indicates whether drags are enabled by default: they are, as on every desktop.
  open class var isEnabledByDefault: Bool { true }

  private var source: DragSource?
  private var ended: UIDropOperation?

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  deinit {}

  /// Does nothing. A view calls it before the interaction is added or removed.
  public func willMove(to view: UIView?) {}

  /// Follows the drags of the view that now has the interaction.
  public func didMove(to view: UIView?) {
    self.view = view
    source = nil
    if let widget = view?.realizedWidget { attach(to: widget) }
  }

  private func begin(at point: CGPoint) -> DragStart? {
    guard isEnabled, let view, let delegate else { return nil }
    let session = DragSession(from: view, at: point)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard let item = session.items.first else { return nil }
    session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      self, sessionIsRestrictedToDraggingApplication: session)
    let preview = delegate.dragInteraction(self, previewForLifting: item, session: session)
    let pictured = preview?.view ?? view
    delegate.dragInteraction(self, sessionWillBegin: session)
    return DragStart(
      session: session, picture: pictured.realizedWidget, hotSpot: pictured.convert(point, from: view))
  }

  private func end(_ session: DragSession, _ operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, willEndWith: operation)
    delegate?.dragInteraction(self, session: session, didEndWith: operation)
    if operation != .cancel { delegate?.dragInteraction(self, sessionDidTransferItems: session) }
  }
}

extension UIDragInteraction: WidgetInteraction {
  func attach(to widget: Gtk.Widget) {
    guard source == nil else { return }
    source = DragSource(
      on: widget, begin: { [weak self] in self?.begin(at: $0) }, end: { [weak self] in self?.end($0, $1) })
  }
}

/// An interaction that needs the widget of its view.
@MainActor
protocol WidgetInteraction: UIInteraction {
  /// Called when the view has its widget, perhaps several times.
  func attach(to widget: Gtk.Widget)
}

/// The object that provides the items of a drag from a view.
///
/// Mirrors the part of `UIDragInteractionDelegate` that has a meaning on the desktop.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the items of a new drag, or an empty array for no drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]

  /// Returns the view whose picture follows the pointer, if it is on screen; by default, the dragged view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// Called before a drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

  /// Returns whether a drop may move the items, by default `true`.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Returns whether no other program can take the items, by default `false`.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// Called after the drop, or after the drag has been cancelled.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)

  /// Called after the drop, or after the drag has been cancelled.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)

  /// Called after a drop has taken the items.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
}

extension UIDragInteractionDelegate {
  /// Returns `nil`: the picture is that of the dragged view.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  /// Returns `true`.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns `false`.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
}

/// A view as the preview of an interaction.
///
/// Mirrors `UITargetedPreview`.
@preconcurrency @MainActor
open class UITargetedPreview {
  /// The view.
  public let view: UIView

  /// Creates a preview of a view that is on screen.
  public init(view: UIView) { self.view = view }

  deinit {}
}

/// The view whose picture follows the pointer.
///
/// Mirrors `UITargetedDragPreview`.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// The look of the picture.
  public let parameters: UIDragPreviewParameters

  /// Creates a picture of a view that is on screen.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.parameters = parameters
    super.init(view: view)
  }

  /// Creates a picture of a view that is on screen.
  public convenience override init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  deinit {}
}

/// The look of the picture that follows the pointer.
///
/// Mirrors `UIDragPreviewParameters`. Kept, without effect: the picture is that of the view.
@preconcurrency @MainActor
open class UIDragPreviewParameters {
  /// Kept, without effect.
  open var visiblePath: UIBezierPath?
  /// Kept, without effect.
  open var backgroundColor: UIColor?

  /// Creates the usual look.
  public init() {}

  deinit {}
}
