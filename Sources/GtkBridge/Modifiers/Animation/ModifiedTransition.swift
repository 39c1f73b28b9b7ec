import GtkObjects

extension AnyTransition {
  /// Inserts the view with one modifier, which changes to another, and removes it with the first one again.
  ///
  /// Mirrors SwiftUI's `modifier(active:identity:)`.
  @preconcurrency @MainActor
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    let modifiers = TransitionModifiers(Modifier.self) { view, isActive in
      (view as? AnyView).map { AnyView($0.modifier(isActive ? active : identity)) } ?? view
    }
    return AnyTransition(Effect(modifiers: [modifiers]))
  }
}

/// A view that is inserted and removed with modifiers.
struct ModifiedTransition: View {
  typealias Body = Never

  let content: AnyView
  let transition: AnyTransition

  /// Returns the content with all modifiers of the transition, so that its type stays the same.
  func content(with active: [TransitionModifiers]) -> AnyView {
    transition.modifiers.reduce(content) { view, modifiers in
      modifiers.modified(view, active.contains(modifiers)) as? AnyView ?? view
    }
  }

  static func _makeNode(_ view: ModifiedTransition, in context: NodeContext) -> Node<Self> {
    ModifiedTransitionNode(view, in: context)
  }
}

@MainActor
private final class ModifiedTransitionNode: DecorationNode<ModifiedTransition, AnyView> {
  private var view: ModifiedTransition
  private var shown: [ObjectIdentifier: Element] = [:]

  init(_ view: ModifiedTransition, in context: NodeContext) {
    self.view = view
    super.init(in: context)
    makeChild(view.content(with: []))
  }

  override var retainedState: RetainedState { child?.retainedState ?? .none }

  override func decorate(_ element: Element) {
    let transition = ElementTransition(view.transition)
    transition.install(in: element)
    transition.onModifiersChange = { [weak self] active in
      if let self { child?.update(self.view.content(with: active)) }
    }
    element.transition = transition
    shown[ObjectIdentifier(element)] = element
  }

  override func forget(_ element: Element) { shown[ObjectIdentifier(element)] = nil }

  override func update(_ view: ModifiedTransition) {
    self.view = view
    child?.update(view.content(with: []))
    for element in shown.values { element.transition?.transition = view.transition }
  }

  /// The content changes until the end of the removal.
  override func unmount() {
    guard let widget = shown.values.first?.outermost else { return super.unmount() }
    context.graph.afterExitTransition(of: widget) { self.child?.unmount() }
  }
}
