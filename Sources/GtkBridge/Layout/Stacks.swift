import GtkObjects

/// A container that arranges views in a row.
///
/// Mirrors SwiftUI's `HStack`; shown by a GtkBox. A view that expands, such as one that contains a ``Spacer``, fills
/// the spare space. The other views keep their size and are aligned by `alignment`. The default spacing is the
/// desktop's own, 6 points.
public struct HStack<Content: View>: View {
  public typealias Body = Never

  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a row.
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

/// A container that arranges views in a column.
///
/// Mirrors SwiftUI's `VStack`; shown by a GtkBox. See ``HStack``.
public struct VStack<Content: View>: View {
  public typealias Body = Never

  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a column.
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
    box = Gtk.Box(axis: axis, spacing: spacing ?? Container.defaultSpacing, letsPointerThrough: true)
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
