import GtkObjects

extension View {
  /// Makes the view draggable. `data` is called when the drag begins.
  ///
  /// Mirrors SwiftUI's `onDrag(_:)`. The drag icon is a picture of the view.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    InputContent(content: self, action: data) { element, latest in
      element.onDrag { latest.perform().transferContent }
    }
  }

  /// Makes the view draggable. `data` is called when the drag begins.
  ///
  /// Mirrors SwiftUI's `onDrag(_:preview:)`. The drag icon is a picture of the view, in place of the preview: GTK draws
  /// the icon of a drag from a widget that is on screen.
  public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View { onDrag(data) }

  /// Makes the view draggable with a payload.
  ///
  /// Mirrors SwiftUI's `draggable(_:preview:)`. The drag icon is a picture of the view, in place of the preview: GTK draws
  /// the icon of a drag from a widget that is on screen.
  public func draggable<Payload: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> some View { draggable(payload()) }
}
