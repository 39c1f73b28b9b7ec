import Graphics
import GtkBridge
import GtkObjects

extension View {
  /// Sets the view's shape, which a ``ContainerRelativeShape`` inside also has, with concentric corners.
  ///
  /// Mirrors SwiftUI's `containerShape(_:)`.
  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
    ContainerShaped(content: self, shape: shape)
  }

  /// Clips the view's drawing to the shape of the container around it.
  ///
  /// Mirrors SwiftUI's `clipShape(_:)` of a `ContainerRelativeShape`.
  public func clipShape(_ shape: ContainerRelativeShape) -> some View { RelativeClip(content: self, shape: shape) }
}

private struct RelativeClip<Content: View>: View {
  let content: Content
  let shape: ContainerRelativeShape
  @Environment(\.lookDetails.containerShape) private var containerShape

  var body: some View {
    content.widgetModifier(
      OutlineClip { [shape, containerShape] in containerShape?($0) as? any Shape ?? shape })
  }
}

/// A clip to a shape that depends on the place of the widget.
private struct OutlineClip: WidgetModifier {
  let outline: (Gtk.Widget) -> any Shape

  nonisolated static func == (first: OutlineClip, second: OutlineClip) -> Bool { false }

  func attach(to element: Element) -> Gtk.Widget {
    // A separate wrapper, because modifiers applied later must not be clipped.
    element.wrap()
    element.taken = .margin
    return element.outermost
  }

  func apply(to widget: Gtk.Widget) {
    widget.painting = .clip { [outline, weak widget] size in
      let bounds = CGRect(origin: .zero, size: size)
      return widget.map { outline($0).path(in: bounds) } ?? Path(bounds)
    }
  }
}

private struct ContainerShaped<Content: View, Outline: InsettableShape>: View {
  let content: Content
  let shape: Outline
  @Namespace private var space

  var body: some View {
    content
      .environment(\.lookDetails.containerShape) { [shape, space] widget in
        ConcentricShape(shape: shape, distance: widget.distance(toSpaceNamed: space))
      }
      .coordinateSpace(.named(space))
  }
}

/// The shape of a container, at a distance inside it.
private struct ConcentricShape<Outline: InsettableShape>: Shape {
  let shape: Outline
  let distance: Double

  func path(in rect: CGRect) -> Path {
    shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
  }
}

extension Gtk.Widget {
  /// Returns the distance of the nearest edges of the widget and of a coordinate space around it.
  fileprivate func distance(toSpaceNamed name: AnyHashable) -> Double {
    guard let (origin, size) = place(inSpaceNamed: name) else { return 0 }
    return max(0, min(origin.x, origin.y, size.width - origin.x - width, size.height - origin.y - height))
  }
}
