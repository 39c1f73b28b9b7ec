import GtkObjects

extension View {
  /// Places views at the top or bottom edge of this one, such as a bar with the screen's buttons.
  ///
  /// Mirrors SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)`, except that only views that ignore the safe area
  /// extend behind the inset. A ``View/toast(_:)`` of the screen appears above a bottom inset.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The spacing between the inset and the view, in points; `nil` for the default.
  ///   - content: The views of the inset.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let bar = VStack(alignment: alignment, spacing: 0, content: content)
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
      .widgetModifier(SafeArea.Foot(isFoot: edge == .bottom))
    return InsetContent(
      content: self, inset: bar,
      layout: InsetLayout(VStackLayout(spacing: spacing), isInsetFirst: edge == .top))
  }
}

/// A view with an inset. The view's content is in a safe area beside the inset.
package struct InsetContent<Content: View, Inset: View, Stack: Layout>: View {
  @Namespace private var area
  private let content: Content
  private let inset: Inset
  private let layout: InsetLayout<Stack>

  package init(content: Content, inset: Inset, layout: InsetLayout<Stack>) {
    self.content = content
    self.inset = inset
    self.layout = layout
  }

  package var body: some View {
    let area = SafeArea(id: area)
    layout {
      content.transformEnvironment(\.safeAreas) { $0.insert(area, at: 0) }.coordinateSpace(area.inner)
      inset
    }
    .coordinateSpace(area.outer)
  }
}

/// The part of a view that is free of its insets.
package struct SafeArea: Hashable {
  let id: Namespace.ID

  /// The coordinate space of the content beside the inset.
  package var inner: NamedCoordinateSpace { .named(["inside", AnyHashable(id)]) }
  /// The coordinate space of the content and the inset.
  package var outer: NamedCoordinateSpace { .named(["outside", AnyHashable(id)]) }

  struct Foot: WidgetModifier {
    let isFoot: Bool

    func attach(to element: Element) -> Element { element }

    func apply(to element: Element) { if isFoot { element.outermost.addStyleClass(LayerPlace.footClass) } }
  }
}

extension EnvironmentValues {
  /// The safe areas around the view, inner before outer.
  package var safeAreas: [SafeArea] {
    get { self[SafeAreasKey.self] }
    set { self[SafeAreasKey.self] = newValue }
  }
}

private struct SafeAreasKey: EnvironmentKey {
  static var defaultValue: [SafeArea] { [] }
}
