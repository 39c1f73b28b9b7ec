/// A view whose widgets report user input to a closure, which each update may replace.
package struct InputContent<Content: View, Action>: View {
  package typealias Body = Never

  let content: Content
  let action: Action
  /// A closure that connects a new widget to the latest action.
  let attach: @MainActor (Element, LatestAction<Action>) -> Void

  package init(
    content: Content, action: Action, attach: @escaping @MainActor (Element, LatestAction<Action>) -> Void
  ) {
    self.content = content
    self.action = action
    self.attach = attach
  }

  package static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    InputNode(view, in: context)
  }
}

extension InputContent: ChangedView { package var unchanged: any View { content } }

/// A reference to the action of the latest update.
@MainActor
package final class LatestAction<Action> {
  package fileprivate(set) var perform: Action

  fileprivate init(_ action: Action) { perform = action }
}

@MainActor
private final class InputNode<Content: View, Action>: DecorationNode<InputContent<Content, Action>, Content> {
  private let attach: @MainActor (Element, LatestAction<Action>) -> Void
  private let latest: LatestAction<Action>

  init(_ view: InputContent<Content, Action>, in context: NodeContext) {
    attach = view.attach
    latest = LatestAction(view.action)
    super.init(in: context)
    makeChild(view.content)
  }

  override func decorate(_ element: Element) { attach(element, latest) }

  override var retainedState: RetainedState { child?.retainedState ?? .none }

  override func update(_ view: InputContent<Content, Action>) {
    latest.perform = view.action
    child?.update(view.content)
  }
}
