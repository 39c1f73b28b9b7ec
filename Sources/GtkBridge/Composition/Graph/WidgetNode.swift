import GtkObjects

/// The node of a view that is a widget: a leaf, or a container with nodes of its own.
@MainActor
public class WidgetNode<Content: View>: Node<Content>, EnvironmentScope.Reader {
  let element: Element
  private let readsEnvironment: Bool

  /// Creates the node of a widget.
  ///
  /// - Parameters:
  ///   - widget: The widget to show.
  ///   - control: The part of the widget that takes input, if it is not the widget itself.
  ///   - taken: The part of the CSS box that belongs to the theme; see ``Element/Taken``.
  ///   - padding: The padding that scrolls with the content of the widget.
  ///   - readsEnvironment: Indicates whether ``environmentDidChange()`` is called after each change. Subclasses call
  ///     it at the end of their own initialiser to read the first values.
  ///   - context: The context of the node.
  init(
    _ widget: Gtk.Widget, control: Gtk.Widget? = nil, taken: Element.Taken = .nothing,
    scrolling padding: ScrolledPadding? = nil,
    readsEnvironment: Bool = false, in context: NodeContext
  ) {
    element = Element(widget, control: control, taken: taken, scrolling: padding, in: context)
    self.readsEnvironment = readsEnvironment
    super.init(in: context)
    if readsEnvironment { context.environment.addReader(self) }
  }

  /// Called when a value in the environment has changed. A subclass compares the values that it uses.
  func environmentDidChange() {}

  override func append(to contents: inout NodeContents) {
    contents.elements.append(element)
  }

  override func unmount() {
    if readsEnvironment { context.environment.removeReader(self) }
    element.unmount()
  }
}
