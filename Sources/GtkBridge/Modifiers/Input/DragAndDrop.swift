import GtkObjects

extension View {
  /// Lets the view be dragged, and what it stands for with it.
  ///
  /// Mirrors SwiftUI's `draggable(_:)`. The payload is asked for when the drag begins; under the pointer is a picture of
  /// the view.
  public func draggable<Payload: Transferable>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    InputContent(content: self, action: payload) { element, latest in
      element.outermost.onDrag { latest.perform().transferContent?.content }
    }
  }

  /// Takes what is dropped on the view, from this program or another.
  ///
  /// Mirrors SwiftUI's `dropDestination(for:action:isTargeted:)`.
  ///
  /// - Parameters:
  ///   - type: What is taken.
  ///   - action: Takes what has been dropped, with the place in the view, and says whether it could.
  ///   - isTargeted: Told when something that could be dropped comes over the view, and when it leaves or has been dropped.
  public func dropDestination<Payload: Transferable>(
    for type: Payload.Type = Payload.self, action: @escaping ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    InputContent(content: self, action: DropActions(drop: action, isTargeted: isTargeted)) { element, latest in
      element.outermost.onDrop(
        { content, x, y in
          let values = Payload.values(of: TransferContent(content))
          guard !values.isEmpty else { return false }
          return latest.perform.drop(values, CGPoint(x: x, y: y))
        }, isTargeted: { latest.perform.isTargeted($0) })
    }
  }
}

private struct DropActions<Payload> {
  let drop: ([Payload], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void
}

extension TransferContent {
  fileprivate init(_ content: Gtk.TransferContent) {
    switch content {
    case .text(let text): self = .text(text)
    case .files(let urls): self = .files(urls)
    }
  }

  /// As GTK's drag carries it.
  var content: Gtk.TransferContent {
    switch self {
    case .text(let text): .text(text)
    case .files(let urls): .files(urls)
    }
  }
}
