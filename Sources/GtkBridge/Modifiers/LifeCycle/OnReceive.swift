import CMainLoop

extension View {
  /// Calls `action` for each value that `publisher` sends during the lifetime of the view.
  ///
  /// Mirrors SwiftUI's `onReceive(_:perform:)`. Values from other threads are delivered on the main actor. Publishers
  /// that are structs cannot be compared, so the view stays subscribed to the first one. If the publisher is an object,
  /// such as a subject, the view subscribes again when it is replaced.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    ReceivingContent(content: self, publisher: publisher, action: action)
  }
}

struct ReceivingContent<Content: View, Source: Publisher>: View where Source.Failure == Never {
  typealias Body = Never

  let content: Content
  let publisher: Source
  let action: (Source.Output) -> Void

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ReceivingNode(view, in: context)
  }
}

/// A value on its way to the main actor. Unchecked, because the sender must not use the value after sending it, as with
/// `receive(on:)`.
private struct Delivery<Value>: @unchecked Sendable {
  let value: Value
}

@MainActor
private final class ReceivingNode<Content: View, Source: Publisher>:
  WrapperNode<ReceivingContent<Content, Source>, Content>
where Source.Failure == Never {
  private var action: (Source.Output) -> Void
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?
  private var isMounted = true
  private var isSubscribing = false

  init(_ view: ReceivingContent<Content, Source>, in context: NodeContext) {
    action = view.action
    super.init(view.content, inside: context, in: context)
    subscribe(to: view.publisher)
  }

  private func subscribe(to publisher: Source) {
    isSubscribing = true
    defer { isSubscribing = false }
    object = Source.self is AnyObject.Type ? publisher as AnyObject : nil
    subscription = publisher.sink { @Sendable [weak self] value in
      let delivery = Delivery(value: value)
      if gtkbridge_is_main_thread() {
        MainActor.assumeIsolated { self?.receive(delivery) }
      } else {
        Task { @MainActor in self?.receive(delivery) }
      }
    }
  }

  private func receive(_ delivery: Delivery<Source.Output>) {
    guard isMounted else { return }
    // A subject may send a value during the subscription, while the tree is being built or a body is being evaluated.
    guard isSubscribing else { return action(delivery.value) }
    context.graph.afterUpdate { [weak self] in
      if let self, isMounted { action(delivery.value) }
    }
  }

  override func update(_ view: ReceivingContent<Content, Source>) {
    action = view.action
    if let object, object !== view.publisher as AnyObject { subscribe(to: view.publisher) }
    child.update(view.content)
  }

  override func unmount() {
    isMounted = false
    subscription = nil
    super.unmount()
  }
}
