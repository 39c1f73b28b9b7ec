extension View {
  /// Prevents the user from dismissing the surrounding sheet by Escape or the close button while `isDisabled` is
  /// true.
  ///
  /// Mirrors SwiftUI's `interactiveDismissDisabled(_:)`. Sets `ViewController.isModalInPresentation` of the presented
  /// controller.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    InteractiveDismiss(content: self, isDisabled: isDisabled)
  }
}

private struct InteractiveDismiss<Content: View>: View {
  typealias Body = Never

  let content: Content
  let isDisabled: Bool

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    InteractiveDismissNode(view, in: context)
  }
}

@MainActor
private final class InteractiveDismissNode<Content: View>: WrapperNode<InteractiveDismiss<Content>, Content> {
  private var isDisabled = false

  init(_ view: InteractiveDismiss<Content>, in context: NodeContext) {
    super.init(view.content, inside: context, in: context)
    setDisabled(view.isDisabled)
  }

  override func update(_ view: InteractiveDismiss<Content>) {
    child.update(view.content)
    setDisabled(view.isDisabled)
  }

  /// Sets the flag on the outermost container, which is the presented controller.
  private func setDisabled(_ isDisabled: Bool) {
    guard isDisabled != self.isDisabled else { return }
    self.isDisabled = isDisabled
    context.graph.controller?.outermostContainer.isModalInPresentation = isDisabled
  }

  override func unmount() {
    super.unmount()
    setDisabled(false)
  }
}
