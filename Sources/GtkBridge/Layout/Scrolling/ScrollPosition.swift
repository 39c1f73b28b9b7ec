import GtkObjects

extension View {
  /// Binds the identifier of the view to which a scrollable view is scrolled. Scrolling sets it to the identifier of
  /// the view at the anchor, by default of the first visible one; setting it scrolls.
  ///
  /// Mirrors SwiftUI's `scrollPosition(id:anchor:)`. With ``scrollTargetLayout(isEnabled:)``, only the views of that stack
  /// count; without, all views with an identifier. Without an anchor, setting the identifier scrolls as little as
  /// possible.
  ///
  /// ```swift
  /// ScrollView {
  ///   VStack { ForEach(pages) { PageView(page: $0) } }
  ///     .scrollTargetLayout()
  /// }
  /// .scrollPosition(id: $currentPage)
  /// ```
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionContent(content: self, id: id, anchor: anchor)
  }

  /// Makes the views of a stack the targets of ``scrollPosition(id:anchor:)`` and ``scrollTargetBehavior(_:)``. The views
  /// of a lazy stack always are.
  ///
  /// Mirrors SwiftUI's `scrollTargetLayout(isEnabled:)`.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    widgetModifier(ScrollTargetLayout(isEnabled: isEnabled))
  }

  /// Sets where scrolling stops. One notch of a wheel then scrolls to the next page or view.
  ///
  /// Mirrors SwiftUI's `scrollTargetBehavior(_:)`, without a velocity. The scroll bar and the keys stop anywhere. A
  /// custom behaviour applies when a movement ends, and some time after the last notch of a wheel.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollSettings.outermost.targets, behavior)
  }
}

private struct ScrollPositionContent<Content: View, ID: Hashable>: View {
  let content: Content
  @Binding var id: ID?
  let anchor: UnitPoint?

  var body: some View {
    let binding = $id
    let position = BoundScrollPosition(id: id.map { AnyHashable($0) }, anchor: anchor) { new in
      if let new = new.base as? ID { binding.wrappedValue = new }
    }
    content.environment(\.scrollSettings.outermost.position, position)
  }
}

package struct ScrollTargetLayout: WidgetModifier {
  package static let styleClass = "gtkbridge-scroll-targets"

  let isEnabled: Bool

  package func attach(to element: Element) -> Gtk.Widget { element.control }

  package func apply(to widget: Gtk.Widget) {
    if isEnabled { widget.addStyleClass(Self.styleClass) } else { widget.removeStyleClass(Self.styleClass) }
  }
}
