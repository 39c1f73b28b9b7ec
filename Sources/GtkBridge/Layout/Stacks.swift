import GtkObjects

/// Views in a row.
///
/// Mirrors SwiftUI's `HStack`; shown by a GtkBox. A view that wants spare room, such as one with a ``Spacer`` in it,
/// fills it; the others keep their size and stand where `alignment` says. The default spacing is 6 points, the
/// desktop's own.
public struct HStack<Content: View>: View {
  public typealias Body = Never

  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Makes a row.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> StackNode<Content> {
    StackNode(view.content, axis: .horizontal, layout: view.layout, spacing: view.spacing, in: context)
  }

  public func _update(_ node: StackNode<Content>) {
    node.update(layout: layout, spacing: spacing)
    content._update(node.content)
  }

  private var layout: Container.Layout { Container.Layout(horizontal: .fill, vertical: alignment.align) }
}

/// Views in a column.
///
/// Mirrors SwiftUI's `VStack`; shown by a GtkBox. See ``HStack``.
public struct VStack<Content: View>: View {
  public typealias Body = Never

  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Makes a column.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> StackNode<Content> {
    StackNode(view.content, axis: .vertical, layout: view.layout, spacing: view.spacing, in: context)
  }

  public func _update(_ node: StackNode<Content>) {
    node.update(layout: layout, spacing: spacing)
    content._update(node.content)
  }

  private var layout: Container.Layout { Container.Layout(horizontal: alignment.align, vertical: .fill) }
}

/// The node of a row or a column.
@MainActor
public final class StackNode<Content: View>: WidgetNode<VStack<Content>> {
  fileprivate let content: Content._Node
  private let container: StackContainer
  private let box: Gtk.Box
  private var spacing: Double?

  fileprivate init(
    _ content: Content, axis: Axis, layout: Container.Layout, spacing: Double?, in context: NodeContext
  ) {
    self.spacing = spacing
    box = Gtk.Box(axis: axis, spacing: spacing ?? Container.defaultSpacing)
    container = StackContainer(
      box, axis: axis, spacing: spacing ?? Container.defaultSpacing, layout: layout, outer: context.container,
      graph: context.graph)
    self.content = Content._makeNode(content, in: context.inside(container))
    super.init(box, in: context)
    container.setContent(self.content)
  }

  fileprivate func update(layout: Container.Layout, spacing: Double?) {
    if spacing != self.spacing {
      self.spacing = spacing
      container.spacing = spacing ?? Container.defaultSpacing
    }
    container.layout = layout
  }

  override var retainedState: RetainedState { content.retainedState }

  override func unmount() {
    content.unmount()
    super.unmount()
  }
}
