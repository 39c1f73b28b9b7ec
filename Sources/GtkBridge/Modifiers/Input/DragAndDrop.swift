import GtkObjects

extension View {
  /// Makes the view draggable with a payload.
  ///
  /// Mirrors SwiftUI's `draggable(_:)`. The payload is evaluated when the drag begins. The drag icon is a picture of
  /// the view.
  public func draggable<Payload: Transferable>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    InputContent(content: self, action: payload) { element, latest in
      element.onDrag {
        TransferSession.content(of: [latest.perform()]) { MainLoop.pump(timeout: .seconds(2), until: $0) }
      }
    }
  }

  /// Accepts drops on the view, from this or another program.
  ///
  /// Mirrors SwiftUI's `dropDestination(for:action:isTargeted:)`.
  ///
  /// - Parameters:
  ///   - type: The type of the payload.
  ///   - action: A closure that handles the dropped values at a location in the view. It returns whether it accepts
  ///     them.
  ///   - isTargeted: A closure that receives `true` when a compatible drag enters the view, and `false` when the drag
  ///     leaves it
  /// or ends with a drop.
  public func dropDestination<Payload: Transferable>(
    for type: Payload.Type = Payload.self, action: @escaping ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    InputContent(content: self, action: (drop: action, isTargeted: isTargeted)) { element, latest in
      element.outermost.onDrop(
        { content, x, y in
          TransferSession.receive(content) { (values: [Payload]) in
            !values.isEmpty && latest.perform.drop(values, CGPoint(x: x, y: y))
          }
        }, isTargeted: { latest.perform.isTargeted($0) })
    }
  }
}

extension ForEach where Content: View {
  /// Accepts drops between the rows of a ``List``, from this or another program. A line shows the place of insertion.
  ///
  /// Mirrors `dropDestination(for:action:)` of SwiftUI's `DynamicViewContent`. A drop on the upper half of a row
  /// inserts before it, on the lower half after it. Outside a list, no drop is accepted.
  ///
  /// ```swift
  /// List {
  ///   ForEach(books, id: \.self) { Text($0).draggable($0) }
  ///     .dropDestination(for: String.self) { titles, index in books.insert(contentsOf: titles, at: index) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the payload.
  ///   - action: A closure that inserts the dropped values. It receives the offset in the data at which to insert them.
  @preconcurrency @MainActor
  public func dropDestination<Payload: Transferable>(
    for type: Payload.Type = Payload.self, action: @escaping ([Payload], Int) -> Void
  ) -> ForEach {
    var view = self
    view.edits.addInsertion { content, offset in
      TransferSession.receive(content) { (values: [Payload]) in
        if !values.isEmpty { action(values, offset) }
        return !values.isEmpty
      }
    }
    return view
  }
}
