extension View {
  /// Sets the heights of the surrounding sheet, which opens with the smallest.
  ///
  /// Mirrors SwiftUI's `presentationDetents(_:)`. The sheet is a window, which the user resizes freely instead of from one
  /// height to the next. Heights are relative to the window below.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    PresentationDetents(content: self, detents: detents, selection: nil)
  }

  /// Sets the heights of the surrounding sheet, which has the selected height.
  ///
  /// Mirrors SwiftUI's `presentationDetents(_:selection:)`. The sheet follows the selection. The selection does not follow
  /// the user, who resizes the window freely.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    PresentationDetents(content: self, detents: detents, selection: selection.wrappedValue)
  }

  /// Has no effect: the window of a sheet has a title bar, by which it is moved and closed.
  ///
  /// Mirrors SwiftUI's `presentationDragIndicator(_:)`.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}

private struct PresentationDetents<Content: View>: View {
  typealias Body = Never

  let content: Content
  let detents: Set<PresentationDetent>
  let selection: PresentationDetent?

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    PresentationDetentsNode(view, in: context)
  }
}

@MainActor
private final class PresentationDetentsNode<Content: View>: WrapperNode<PresentationDetents<Content>, Content> {
  private var shown: (detents: Set<PresentationDetent>, selection: PresentationDetent?)?

  init(_ view: PresentationDetents<Content>, in context: NodeContext) {
    super.init(view.content, inside: context, in: context)
    show(view)
  }

  override func update(_ view: PresentationDetents<Content>) {
    child.update(view.content)
    show(view)
  }

  /// Sets the detents of the outermost container, which is the presented controller.
  private func show(_ view: PresentationDetents<Content>) {
    if let shown, shown == (view.detents, view.selection) { return }
    shown = (view.detents, view.selection)
    context.graph.controller?.outermostContainer.presentationController?.setDetents(
      view.detents, selected: view.selection)
  }
}
