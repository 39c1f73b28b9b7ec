import GtkObjects

extension View {
  /// Applies rules of GTK's style sheet to the widget of the view, in which `&` is the widget; `nil` removes them.
  package func cssRules(_ rules: String?) -> some View { widgetModifier(CSSRules(rules: rules)) }
}

private struct CSSRules: WidgetModifier {
  let rules: String?

  func attach(to element: Element) -> AppliedStyle { AppliedStyle(element.outermost) }

  func apply(to style: AppliedStyle) { style.set(rules) }
}
