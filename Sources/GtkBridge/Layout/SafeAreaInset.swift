extension View {
  /// Puts views at the upper or lower edge of this one, such as a bar with the screen's buttons.
  ///
  /// Mirrors SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)`, except that the view ends where they begin: it does not
  /// scroll on behind them. A ``View/toast(_:)`` of the screen stands above those at the lower edge.
  ///
  /// - Parameters:
  ///   - edge: Where they stand.
  ///   - alignment: How they stand in the width.
  ///   - spacing: Points between them and the view; `nil` for the usual.
  ///   - content: What stands there.
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

/// How a message finds the insets at the lower edge.
enum SafeArea {
  /// The style class of what stands there.
  static let footClass = "safe-area-foot"

  struct Foot: WidgetModifier {
    func attach(to element: Element) -> Element { element }

    func apply(to element: Element) { element.outermost.addStyleClass(footClass) }
  }
}
