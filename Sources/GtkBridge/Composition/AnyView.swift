/// A type-erased view.
///
/// Mirrors SwiftUI's `AnyView`. Widgets and state persist while the wrapped type stays the same; a view of another
/// type replaces them. Prefer `if` and `switch` in a ``ViewBuilder``, which keep updates statically typed.
public struct AnyView: View {
  public typealias Body = Never

  package let view: any View

  /// Erases the type of a view.
  public init<Content: View>(_ view: Content) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Erases the type of a view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  public static func _makeNode(_ view: AnyView, in context: NodeContext) -> AnyNode {
    AnyNode(view, in: context)
  }

  public func _update(_ node: AnyNode) { node.update(self) }
}

/// The node of an ``AnyView``.
@MainActor
public class AnyNode: Node<AnyView> {
  private var child: ErasedNode

  init(_ view: AnyView, in context: NodeContext) {
    child = Self.makeChild(view.view, in: context)
    super.init(in: context)
  }

  /// Opens the existential, so that the node holds the concrete type.
  private static func makeChild<Content: View>(_ view: Content, in context: NodeContext) -> ErasedNode {
    TypedNode<Content>(Content._makeNode(view, in: context))
  }

  override var retainedState: RetainedState { child.mounted.retainedState }

  override func update(_ view: AnyView) {
    if child.update(view.view) { return }
    child.mounted.unmount()
    child = Self.makeChild(view.view, in: context)
    context.container.setNeedsArrangement()
  }

  override func append(to contents: inout NodeContents) {
    child.mounted.append(to: &contents)
  }

  override func unmount() {
    child.mounted.unmount()
  }
}

/// A node that accepts a view of any type.
@MainActor
private protocol ErasedNode {
  var mounted: MountedNode { get }

  /// Updates the node if `view` has the node's own type, and returns whether it did.
  func update(_ view: any View) -> Bool
}

private struct TypedNode<Content: View>: ErasedNode {
  let node: Content._Node

  init(_ node: Content._Node) { self.node = node }

  var mounted: MountedNode { node }

  func update(_ view: any View) -> Bool {
    // The types are compared first because a cast would also wrap a view in an optional.
    guard type(of: view) == Content.self, let view = view as? Content else { return false }
    view._update(node)
    return true
  }
}
