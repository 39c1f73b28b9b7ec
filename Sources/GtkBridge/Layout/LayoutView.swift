import GtkObjects

/// Views that a layout arranges, the result of calling the layout as a function.
public struct LayoutView<Arrangement: Layout, Content: View>: View {
  public typealias Body = Never

  @usableFromInline let layout: Arrangement
  @usableFromInline let content: Content

  @inlinable
  init(_ layout: Arrangement, content: Content) {
    self.layout = layout
    self.content = content
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> LayoutNode<Arrangement, Content> {
    LayoutNode(view.layout, view.content, in: context)
  }

  public func _update(_ node: LayoutNode<Arrangement, Content>) {
    node.setLayout(layout)
    content._update(node.content)
  }
}

extension Layout {
  /// Arranges views by this layout.
  ///
  /// Mirrors SwiftUI's `callAsFunction(_:)` of `Layout`.
  ///
  /// ```swift
  /// let layout = isNarrow ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
  /// layout { Text("Name"); Text("Value") }
  /// ```
  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> LayoutView<Self, Content> {
    LayoutView(self, content: content())
  }
}

/// The node of views that a layout arranges.
@MainActor
public final class LayoutNode<Arrangement: Layout, Content: View>: WidgetNode<LayoutView<Arrangement, Content>>,
  MenuLineSource
{
  @usableFromInline let content: Content._Node
  private let container: LayoutBoxContainer
  private let box: Gtk.LayoutBox
  private let root: LayoutContainer<Arrangement>

  init(_ layout: Arrangement, _ content: Content, in context: NodeContext) {
    let root = LayoutContainer(layout, [])
    self.root = root
    box = Gtk.LayoutBox(root) { [unowned root] in root.children = $0 }
    container = LayoutBoxContainer(
      box, axis: Arrangement.layoutProperties.stackOrientation, outer: context.container, graph: context.graph)
    self.content = Content._makeNode(content, in: context.inside(container))
    super.init(box, in: context)
    container.setContent(self.content)
    if context.environment.values.describesMenuLines { element.traits.menuLines = self }
  }

  /// The items of the views inside. A menu has no place for an arrangement.
  func menuLines(named name: String?) -> [MenuLine] {
    container.elements.contains { $0.traits.menuLines != nil }
      ? container.elements.flatMap(\.menuLines) : element.textLines
  }

  /// Changes the layout. An equal or identical layout is recognised, and places no views again.
  @usableFromInline
  func setLayout(_ layout: Arrangement) {
    guard !isSamePlainValue(layout, root.layout) else { return }
    root.layout = layout
    box.setNeedsLayout()
  }

  override var retainedState: RetainedState { content.retainedState }

  override func unmount() {
    content.unmount()
    super.unmount()
  }
}
