import Foundation
import GtkBridge
import GtkObjects

/// The items that a view drags.
@MainActor
package struct DragStart {
  let session: DragSession
  /// The widget whose picture follows the pointer.
  let picture: Gtk.Widget?
  let hotSpot: CGPoint

  package init(session: DragSession, picture: Gtk.Widget?, hotSpot: CGPoint) {
    (self.session, self.picture, self.hotSpot) = (session, picture, hotSpot)
  }
}

/// A widget from which the user drags items, for a view.
@MainActor
package final class DragSource {
  private let remove: @MainActor () -> Void

  /// Follows the pointer in a widget.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - begin: A closure that returns the drag from a point of the widget, or `nil` for none.
  ///   - end: A closure that is called at the end.
  package init(
    on widget: Gtk.Widget, begin: @escaping @MainActor (CGPoint) -> DragStart?,
    end: @escaping @MainActor (DragSession, UIDropOperation) -> Void
  ) {
    remove = widget.addDragSource(
      begin: { point in
        guard let start = begin(point), !start.session.items.isEmpty else { return nil }
        DragSession.current = start.session
        return start.offer
      },
      end: { action in
        guard let session = DragSession.current else { return }
        DragSession.current = nil
        end(session, session.operation ?? UIDropOperation(action))
      })
  }

  isolated deinit { remove() }
}

extension DragStart {
  /// The content for other programs. They get one text or one picture, or all files.
  @MainActor fileprivate var offer: Gtk.DragOffer {
    let providers = session.isRestrictedToDraggingApplication ? [] : session.items.map(\.itemProvider)
    let contents = providers.filter(\.hasTransferContent).compactMap(\.transferContent)
    let files = contents.flatMap { if case .files(let urls) = $0 { urls } else { [URL]() } }
    let texts = contents.compactMap { if case .text(let text) = $0 { text } else { String?.none } }
    let content: TransferContent? =
      !files.isEmpty ? .files(files) : texts.isEmpty ? nil : .text(texts.joined(separator: "\n"))
    return Gtk.DragOffer(
      content: content, data: providers.first?.mimeData ?? [], allowsMove: session.allowsMoveOperation,
      picture: picture, hotSpot: hotSpot)
  }
}

/// A widget on which the user drops items, for a view.
@MainActor
package final class DropTarget {
  /// The reactions of a view to a drag over it.
  @MainActor
  package protocol Handler: AnyObject {
    /// Called when a drag enters. Returns whether the view may take it.
    func dropDidEnter(_ session: DropSession) -> Bool
    /// Returns the operation of a drop at the session's point.
    func dropDidMove(_ session: DropSession) -> UIDropOperation
    func dropDidLeave(_ session: DropSession)
    /// Takes the items of a session. Returns whether it has taken them.
    func performDrop(_ session: DropSession, _ operation: UIDropOperation) -> Bool
  }

  private unowned let view: UIView
  private unowned let widget: Gtk.Widget
  private weak var handler: (any Handler)?
  private var remove: (@MainActor () -> Void)?
  private var session: DropSession?
  private var isAccepted = false
  private var operation = UIDropOperation.cancel

  package init(on widget: Gtk.Widget, of view: UIView, for handler: any Handler) {
    self.view = view
    self.widget = widget
    self.handler = handler
    remove = widget.addDropTarget(
      move: { [weak self] in self?.move($0, to: $1) ?? .none }, leave: { [weak self] in self?.leave() },
      drop: { [weak self] in self?.drop($0, at: $1) ?? false })
  }

  isolated deinit { remove?() }

  private func enter(_ mimeTypes: [String]) -> DropSession {
    if let session { return session }
    let session = DropSession(over: view, mimeTypes: mimeTypes)
    self.session = session
    isAccepted = handler?.dropDidEnter(session) ?? false
    return session
  }

  private func move(_ mimeTypes: [String], to point: CGPoint) -> Gtk.DragAction {
    let session = enter(mimeTypes)
    session.point = point
    operation = isAccepted ? handler?.dropDidMove(session) ?? .cancel : .cancel
    return switch operation {
    case .cancel, .forbidden: .none
    case .copy: .copy
    // Another program keeps what it drags.
    case .move: session.allowsMoveOperation ? .move : .copy
    }
  }

  private func leave() {
    guard let session else { return }
    self.session = nil
    if isAccepted { handler?.dropDidLeave(session) }
  }

  private func drop(_ content: Gtk.DroppedContent, at point: CGPoint) -> Bool {
    // A drop may come without a movement before it.
    _ = move([], to: point)
    guard let session else { return false }
    self.session = nil
    if session.localDragSession == nil { session.setContent(content.providers) }
    guard isAccepted, operation == .copy || operation == .move, !session.items.isEmpty else {
      if isAccepted { handler?.dropDidLeave(session) }
      return false
    }
    (session.localDragSession as? DragSession)?.operation = operation
    return handler?.performDrop(session, operation) ?? false
  }
}

extension Gtk.DroppedContent {
  @MainActor fileprivate var providers: [NSItemProvider] {
    switch self {
    case .own: []
    case .transfer(.text(let text)): NSItemProvider.items(of: .text(text))
    case .transfer(.files(let urls)): NSItemProvider.items(of: .files(urls))
    case .picture(let data): [NSItemProvider(item: data, typeIdentifier: UTType.png.identifier)]
    }
  }
}

extension UIDropOperation {
  init(_ action: Gtk.DragAction) {
    self =
      switch action {
      case .none: .cancel
      case .copy: .copy
      case .move: .move
      }
  }
}
