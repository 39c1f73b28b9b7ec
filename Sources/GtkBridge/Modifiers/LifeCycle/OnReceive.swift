import CMainLoop

extension View {
  /// Calls `action` with each value that `publisher` sends while the view exists.
  ///
  /// Mirrors SwiftUI's `onReceive(_:perform:)`. A value sent on another thread is handed over to the main actor. The
  /// view stays subscribed to the publisher of its first description unless the publisher is an object, such as a
  /// subject, and another one takes its place: values that describe publishers cannot be compared.
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

/// Carries a value to the main actor. Unchecked, because the publisher has given the value away: nobody on the thread
/// that sent it is expected to touch it again, as with `receive(on:)`.
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
    // A subject may send its value to whoever subscribes: while the tree is built, or a body read.
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
