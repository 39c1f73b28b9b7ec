import GtkObjects

extension View {
  /// Sets the animation with which a text changes in an animated update.
  ///
  /// Mirrors SwiftUI's `contentTransition(_:)`: `Text("\(count)").contentTransition(.numericText())`. Unlike there, it
  /// acts only on the modified texts, not on those in a container, and the new text fades in.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    widgetModifier(ContentTransitionModifier(transition: transition))
  }
}

private struct ContentTransitionModifier: WidgetModifier {
  let transition: ContentTransition

  func attach(to element: Element) -> Element {
    element.wrap()
    let opacity = AnimatedNumbers(on: element.animations, from: [1]) { [weak box = element.outermost] in
      box?.opacity = min(max($0[0], 0), 1)
    }
    element.traits.onTextChange = { opacity.move(from: [0], to: [1], $0) }
    return element
  }

  func apply(to element: Element) { element.traits.fadesText = transition.fades }
}
