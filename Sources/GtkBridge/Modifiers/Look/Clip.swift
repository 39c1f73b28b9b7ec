import GtkObjects

extension View {
  /// Clips the view's drawing to its bounds.
  ///
  /// Mirrors SwiftUI's `clipped()`.
  public func clipped() -> some View { clipShape(Rectangle()) }

  /// Clips the view's drawing to a shape.
  ///
  /// Mirrors SwiftUI's `clipShape(_:)`. Outside the shape, but within the view's bounds, the content takes input.
  public func clipShape<ClipShape: Shape>(_ shape: ClipShape) -> some View { widgetModifier(Clip(shape: shape)) }
}

struct Clip: WidgetModifier {
  let shape: any Shape

  nonisolated static func == (first: Clip, second: Clip) -> Bool {
    // Safe, because views are compared only on the main thread.
    MainActor.assumeIsolated { areEqual(first.shape, second.shape) }
  }

  struct Target {
    let style: AppliedStyle
    let widget: Gtk.Widget
  }

  func attach(to element: Element) -> Target {
    // A separate wrapper, because modifiers applied later must not be clipped.
    element.wrap()
    element.taken = .margin
    return Target(style: AppliedStyle(element.outermost), widget: element.outermost)
  }

  func apply(to target: Target) {
    let corners = shape._clipCorners
    target.style.set(corners.flatMap { $0 == .radius(0) ? nil : "border-radius:\($0.css);" })
    target.widget.clipsContent = corners != nil
    target.widget.painting =
      corners == nil ? .clip { [shape] in shape.path(in: CGRect(origin: .zero, size: $0)) } : nil
  }
}
