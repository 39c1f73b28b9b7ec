extension View {
  /// Says how the view comes on screen and leaves it, when an `if` or a ``ForEach`` around it is animated.
  ///
  /// Mirrors SwiftUI's `transition(_:)`:
  ///
  /// ```swift
  /// if showsDetails { Details().transition(.move(edge: .top).combined(with: .opacity)) }
  /// ```
  ///
  /// In a stack the other views make and take up room step by step. What leaves takes no input any more; its
  /// `onDisappear` is called when it has left. Rows of a ``List`` come and go at once.
  public func transition(_ transition: AnyTransition) -> some View {
    widgetModifier(TransitionModifier(transition: transition))
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
