extension View {
  /// Calls `action` with the new value when `value` has changed, after the views are updated.
  ///
  /// Mirrors SwiftUI's `onChange(of:perform:)`.
  public consuming func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void)
    -> some View
  {
    OnChange(content: self, value: value, initial: false) { _, new in action(new) }
  }

  /// Calls `action` with the old and the new value when `value` has changed, and if `initial` is `true`, also when the
  /// view is inserted.
  ///
  /// Mirrors SwiftUI's `onChange(of:initial:_:)`.
  public consuming func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    OnChange(content: self, value: value, initial: initial, action: action)
  }

  /// Calls `action` when `value` has changed, and if `initial` is `true`, also when the view is inserted.
  ///
  /// Mirrors SwiftUI's `onChange(of:initial:_:)`.
  public consuming func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    OnChange(content: self, value: value, initial: initial) { _, _ in action() }
  }
}

struct OnChange<Content: View, Value: Equatable>: View {
  typealias Body = Never

  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  static func _makeNode(_ view: Self, in context: NodeContext) -> OnChangeNode<Content, Value> {
    OnChangeNode(view, in: context)
  }

  func _update(_ node: OnChangeNode<Content, Value>) {
    if node.takesOver() {
      node.value = value
      if initial { node.context.graph.afterUpdate { [value, action] in action(value, value) } }
    } else if value != node.value {
      let (old, new, action) = (node.value, value, action)
      node.value = new
      node.context.graph.afterUpdate { action(old, new) }
    }
    node.child.update(content)
  }
}

@MainActor
final class OnChangeNode<Content: View, Value: Equatable>: WrapperNode<OnChange<Content, Value>, Content> {
  fileprivate var value: Value
  /// The list row that the value belongs to.
  private var owner: Int

  init(_ view: OnChange<Content, Value>, in context: NodeContext) {
    value = view.value
    owner = context.appearance.owner
    super.init(view.content, inside: context, in: context)
    if view.initial { context.graph.afterUpdate { view.action(view.value, view.value) } }
  }

  override var retainedState: RetainedState { child.retainedState }

  /// Returns whether the cell now shows another row, whose different value is not a change.
  fileprivate func takesOver() -> Bool {
    guard owner != context.appearance.owner else { return false }
    owner = context.appearance.owner
    return true
  }
}
