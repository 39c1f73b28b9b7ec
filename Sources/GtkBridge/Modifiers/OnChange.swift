extension View {
  /// Calls `action` with the new value when `value` has changed, after the views have been brought up to date.
  ///
  /// Mirrors SwiftUI's `onChange(of:perform:)`.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
    OnChange(content: self, value: value, initial: false) { _, new in action(new) }
  }

  /// Calls `action` with the old and the new value when `value` has changed; with `initial`, also when the view comes.
  ///
  /// Mirrors SwiftUI's `onChange(of:initial:_:)`.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    OnChange(content: self, value: value, initial: initial, action: action)
  }

  /// Calls `action` when `value` has changed; with `initial`, also when the view comes.
  ///
  /// Mirrors SwiftUI's `onChange(of:initial:_:)`.
  public func onChange<Value: Equatable>(
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

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    OnChangeNode(view, in: context)
  }
}

@MainActor
private final class OnChangeNode<Content: View, Value: Equatable>: WrapperNode<OnChange<Content, Value>, Content> {
  private var value: Value

  init(_ view: OnChange<Content, Value>, in context: NodeContext) {
    value = view.value
    super.init(view.content, inside: context, in: context)
    if view.initial { context.graph.afterUpdate { view.action(view.value, view.value) } }
  }

  override func update(_ view: OnChange<Content, Value>) {
    if view.value != value {
      let old = value
      value = view.value
      context.graph.afterUpdate { view.action(old, view.value) }
    }
    child.update(view.content)
  }
}
