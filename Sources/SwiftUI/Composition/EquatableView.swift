/// A view that is updated only if it differs from its previous description.
///
/// Mirrors SwiftUI's `EquatableView`. Changes of the view's own state and environment still update it. The comparison
/// replaces the update of a view with a `body`; any other view compares its own values in any case.
@frozen
public struct EquatableView<Content: Equatable & View>: View {
  public typealias Body = Never

  /// The compared view.
  public var content: Content

  /// Creates a view that compares `content` with its previous description.
  @inlinable
  public init(content: Content) {
    self.content = content
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Content._Node {
    Content._makeNode(view.content, in: context)
  }

  public func _update(_ node: Content._Node) {
    if let composite = node as? CompositeNode<Content>, composite.view == content { return }
    content._update(node)
  }
}

extension View where Self: Equatable {
  /// Updates the view only if it differs from its previous description.
  ///
  /// Mirrors SwiftUI's `equatable()`.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
