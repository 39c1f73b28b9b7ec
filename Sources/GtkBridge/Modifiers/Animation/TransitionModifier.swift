extension View {
  /// Sets the transition with which the view is inserted and removed, when a surrounding `if` or ``ForEach`` is
  /// animated.
  ///
  /// Mirrors SwiftUI's `transition(_:)`:
  ///
  /// ```swift
  /// if showsDetails { Details().transition(.move(edge: .top).combined(with: .opacity)) }
  /// ```
  ///
  /// In a stack, the other views move gradually to make room or close the gap. A view that is being removed takes no
  /// input, and its `onDisappear` is called at the end. Rows of a ``List`` appear and disappear without a transition.
  @ViewBuilder
  public func transition(_ transition: AnyTransition) -> some View {
    if transition.modifiers.isEmpty {
      widgetModifier(TransitionModifier(transition: transition))
    } else {
      ModifiedTransition(content: AnyView(self), transition: transition)
    }
  }
}

struct TransitionModifier: WidgetModifier {
  let transition: AnyTransition

  func attach(to element: Element) -> ElementTransition {
    let transition = ElementTransition(transition)
    transition.install(in: element)
    element.transition = transition
    return transition
  }

  func apply(to target: ElementTransition) { target.transition = transition }
}
