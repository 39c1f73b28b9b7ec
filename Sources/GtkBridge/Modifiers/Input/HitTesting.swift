import GtkObjects

extension View {
  /// Sets the part of the view that takes clicks, hovering, scrolling and drops.
  ///
  /// Mirrors SwiftUI's `contentShape(_:eoFill:)`. Without a shape, a view takes input where it draws something: gaps of a
  /// stack, spacers, clear colours and the inside of an outline let it through to the views below. A gesture, a context
  /// menu or a drop destination takes the whole bounds.
  ///
  /// ```swift
  /// HStack { Text(name); Spacer(); Text(price) }
  ///   .contentShape(Rectangle())
  ///   .onTapGesture { select() }
  /// ```
  ///
  /// The shape adds to the input areas of the view's content, such as a button or a text. In SwiftUI, it also limits
  /// them.
  public func contentShape<HitShape: Shape>(_ shape: HitShape, eoFill: Bool = false) -> some View {
    widgetModifier(ContentShape(path: shape.path(in:), isEvenOdd: eoFill))
  }

  /// Sets the shape of the view for some purposes. Only `ContentShapeKinds.interaction` has an effect.
  ///
  /// Mirrors SwiftUI's `contentShape(_:_:eoFill:)`.
  @ViewBuilder
  public func contentShape<HitShape: Shape>(
    _ kind: ContentShapeKinds, _ shape: HitShape, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }

  /// Sets whether the view takes clicks, hovering, scrolling and drops. If not, they reach the views below.
  ///
  /// Mirrors SwiftUI's `allowsHitTesting(_:)`. Unlike a disabled view, the view keeps its look.
  public func allowsHitTesting(_ enabled: Bool) -> some View { widgetModifier(HitTesting(isEnabled: enabled)) }
}

private struct ContentShape: WidgetModifier {
  let path: (CGRect) -> Path
  let isEvenOdd: Bool

  /// Shapes need not be comparable, and a new one costs nothing until the pointer is over the view.
  nonisolated static func == (first: Self, second: Self) -> Bool { false }

  func attach(to element: Element) -> Gtk.HitRegion {
    // The widgets of controls and texts take input in their whole bounds.
    if !element.outermost.hasHitRegion || element.taken == .margin { element.wrap() }
    return element.outermost.hitRegion
  }

  func apply(to region: Gtk.HitRegion) {
    let (path, isEvenOdd) = (path, isEvenOdd)
    region.shape = {
      Gtk.HitPath(path(CGRect(origin: .zero, size: $0)), .inside(evenOdd: isEvenOdd))
    }
  }
}

private struct HitTesting: WidgetModifier {
  let isEnabled: Bool

  func attach(to element: Element) -> Gtk.Widget {
    // Modifiers applied later must not share the widget, because they may take input.
    element.take(.margin)
    return element.outermost
  }

  func apply(to widget: Gtk.Widget) { widget.takesPointer = isEnabled }
}
