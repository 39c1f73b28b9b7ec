extension View {
  /// Places views at the top or bottom edge of this one, such as a bar with the screen's buttons.
  ///
  /// Mirrors SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)`, except that the view does not extend behind
  /// the inset. A ``View/toast(_:)`` of the screen appears above a bottom inset.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The spacing between the inset and the view, in points; `nil` for the default.
  ///   - content: The views of the inset.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    InsetContent(content: self, inset: content(), edge: edge, alignment: alignment, spacing: spacing)
  }
}

private struct InsetContent<Content: View, Inset: View>: View {
  let content: Content
  let inset: Inset
  let edge: VerticalEdge
  let alignment: HorizontalAlignment
  let spacing: Double?

  var body: some View {
    VStack(spacing: spacing) {
      if edge == .top { bar }
      content
      if edge == .bottom { bar.widgetModifier(SafeArea.Foot()) }
    }
  }

  private var bar: some View {
    VStack(alignment: alignment, spacing: 0) { inset }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// The marker by which a toast finds the bottom inset.
enum SafeArea {
  /// The style class of the bottom inset.
  static let footClass = "safe-area-foot"

  struct Foot: WidgetModifier {
    func attach(to element: Element) -> Element { element }

    func apply(to element: Element) { element.outermost.addStyleClass(footClass) }
  }
}
