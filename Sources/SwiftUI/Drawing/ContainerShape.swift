import Graphics
import GtkBridge
import GtkObjects

extension View {
  /// Gives the view a shape that a ``ContainerRelativeShape`` inside it has, too, with corners that have the same centre.
  ///
  /// Mirrors SwiftUI's `containerShape(_:)`.
  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
    ContainerShaped(content: self, shape: shape)
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
