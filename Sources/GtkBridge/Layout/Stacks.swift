/// A container that arranges views in a row.
///
/// Mirrors SwiftUI's `HStack`. The views of the highest ``View/layoutPriority(_:)`` share the width, the least flexible
/// first. The default spacing is the desktop's own, 6 points.
public struct HStack<Content: View>: View {
  public typealias Body = Never

  @usableFromInline let layout: HStackLayout
  @usableFromInline let content: Content

  /// Creates a row.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> LayoutNode<HStackLayout, Content> {
    LayoutNode(view.layout, view.content, in: context)
  }

  public func _update(_ node: LayoutNode<HStackLayout, Content>) {
    node.setLayout(layout)
    content._update(node.content)
  }
}

/// A container that arranges views in a column.
///
/// Mirrors SwiftUI's `VStack`. See ``HStack``.
public struct VStack<Content: View>: View {
  public typealias Body = Never

  @usableFromInline let layout: VStackLayout
  @usableFromInline let content: Content

  /// Creates a column.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> LayoutNode<VStackLayout, Content> {
    LayoutNode(view.layout, view.content, in: context)
  }

  public func _update(_ node: LayoutNode<VStackLayout, Content>) {
    node.setLayout(layout)
    content._update(node.content)
  }
}
