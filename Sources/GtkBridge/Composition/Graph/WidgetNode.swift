import GtkObjects

/// The node of a view that is a widget: a leaf, or a container with nodes of its own inside.
@MainActor
public class WidgetNode<Content: View>: Node<Content>, EnvironmentScope.Reader {
  let element: Element
  private let readsEnvironment: Bool

  /// - Parameters:
  ///   - control: The part of the widget that takes input, where that is not the widget itself.
  ///   - taken: What of the box around the widget belongs to the theme; see ``Element/Taken``.
  ///   - readsEnvironment: Whether ``environmentDidChange()`` is to be called, now and later. Call it at the end of a
  ///     subclass's own initialiser to take the first values over.
  init(
    _ widget: Gtk.Widget, control: Gtk.Widget? = nil, taken: Element.Taken = .nothing, readsEnvironment: Bool = false,
    in context: NodeContext
  ) {
    element = Element(widget, control: control, taken: taken, in: context)
    self.readsEnvironment = readsEnvironment
    super.init(in: context)
    if readsEnvironment { context.environment.addReader(self) }
  }

  /// Something in the environment has changed; a subclass compares what it uses.
  func environmentDidChange() {}

  override func append(to contents: inout NodeContents) {
    contents.elements.append(element)
  }

  override func unmount() {
    if readsEnvironment { context.environment.removeReader(self) }
    element.unmount()
  }
}
