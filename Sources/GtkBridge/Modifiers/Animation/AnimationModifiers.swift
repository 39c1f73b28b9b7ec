extension View {
  /// Animates the view's changes in each update in which `value` changes; `nil` disables animation for them.
  ///
  /// Mirrors SwiftUI's `animation(_:value:)`:
  ///
  /// ```swift
  /// Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0)).animation(.spring, value: isOpen)
  /// ```
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    TransactionContent(content: self, value: value) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Modifies the transaction of every update of the view.
  ///
  /// Mirrors SwiftUI's `transaction(_:)`: `transaction { $0.animation = nil }` disables animation inside the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionContent(content: self, value: Never?.none, transform: transform)
  }

  /// Modifies the transaction of each update in which `value` changes.
  ///
  /// Mirrors SwiftUI's `transaction(value:_:)`.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionContent(content: self, value: value, transform: transform)
  }
}

/// A view that modifies the transactions of its updates: of all updates if `Value` is `Never?`, otherwise of those in
/// which the value changes.
struct TransactionContent<Content: View, Value: Equatable>: View {
  typealias Body = Never

  let content: Content
  let value: Value
  let transform: (inout Transaction) -> Void

  static func _makeNode(_ view: Self, in context: NodeContext) -> TransactionNode<Content, Value> {
    TransactionNode(view, in: context)
  }

  func _update(_ node: TransactionNode<Content, Value>) {
    node.transform = transform
    guard Value.self == Never?.self || value != node.value else { return node.child.update(content) }
    node.value = value
    var transaction = Transaction.current ?? Transaction()
    transform(&transaction)
    if Value.self != Never?.self { node.context.graph.moves.animateLayout(of: node, in: transaction) }
    transaction.run { node.child.update(content) }
  }
}

@MainActor
final class TransactionNode<Content: View, Value: Equatable>:
  WrapperNode<TransactionContent<Content, Value>, Content>, LayoutTransactionSource
{
  fileprivate var value: Value
  fileprivate var transform: (inout Transaction) -> Void

  init(_ view: TransactionContent<Content, Value>, in context: NodeContext) {
    value = view.value
    transform = view.transform
    super.init(view.content, inside: context, in: context)
    // Applies to every update, including updates of other views that move this one.
    if Value.self == Never?.self { context.graph.moves.addSource(self) }
  }

  func modify(_ transaction: inout Transaction) { transform(&transaction) }

  override func unmount() {
    context.graph.moves.removeSource(self)
    super.unmount()
  }

  override var retainedState: RetainedState { child.retainedState }
}
