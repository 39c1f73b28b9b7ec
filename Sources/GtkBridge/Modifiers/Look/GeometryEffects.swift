import GtkObjects

extension View {
  /// Draws the view at an offset in points, without changing the layout.
  ///
  /// Mirrors SwiftUI's `offset(x:y:)`; `x` follows the text direction. Parts outside a clipping parent are invisible
  /// and take no input there.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    widgetModifier(GeometryEffect(transform: Gtk.Transform(x: x, y: y)))
  }

  /// Draws the view at an offset, without changing the layout.
  ///
  /// Mirrors SwiftUI's `offset(_:)`.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Scales the view around an anchor point, without changing the layout.
  ///
  /// Mirrors SwiftUI's `scaleEffect(_:anchor:)`.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view horizontally and vertically around an anchor point, without changing the layout.
  ///
  /// Mirrors SwiftUI's `scaleEffect(x:y:anchor:)`.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    widgetModifier(GeometryEffect(transform: Gtk.Transform(scaleX: x, scaleY: y, anchor: anchor)))
  }

  /// Scales the view around an anchor point, without changing the layout.
  ///
  /// Mirrors SwiftUI's `scaleEffect(_:anchor:)` for sizes.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Rotates the view around an axis in space, without changing the layout.
  ///
  /// Mirrors SwiftUI's `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`. Without a graphics card there is no
  /// perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some View {
    widgetModifier(
      Rotation(vector: [
        angle.degrees, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective,
      ]))
  }

  /// Rotates the view clockwise around an anchor point, without changing the layout.
  ///
  /// Mirrors SwiftUI's `rotationEffect(_:anchor:)`.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    widgetModifier(GeometryEffect(transform: Gtk.Transform(degrees: angle.degrees, anchor: anchor)))
  }
}

extension View {
  /// Transforms the drawing of the view by a matrix for its size, without effect on the layout.
  package func transformed(by matrix: @escaping @MainActor (CGSize) -> Gtk.TransformMatrix.Values) -> some View {
    widgetModifier(MatrixEffect(matrix: Gtk.TransformMatrix(matrix)))
  }
}

/// A change by a matrix.
private struct MatrixEffect: WidgetModifier {
  let matrix: Gtk.TransformMatrix

  func attach(to element: Element) -> ModifierBox<OffsetLayout> { element.wrap(by: OffsetLayout(.zero)) }

  func apply(to box: ModifierBox<OffsetLayout>) {
    var transform = Gtk.Transform()
    transform.matrix = matrix
    box.content.layoutTransform = transform
    box.widget.setNeedsPlacing()
  }
}

/// A modifier that transforms the view without changing the layout.
struct GeometryEffect: WidgetModifier {
  let transform: Gtk.Transform

  func attach(to element: Element) -> AnimatedNumbers {
    let box = element.wrap(by: OffsetLayout(.zero))
    box.widget.hitRegion.movedContent = box.content
    return AnimatedNumbers(on: element.animations) { [content = box.content, weak widget = box.widget] vector in
      content.layoutTransform = Gtk.Transform(vector)
      widget?.setNeedsPlacing()
    }
  }

  func apply(to target: AnimatedNumbers) { target.set(transform.vector) }
}

/// A modifier that rotates the view in space.
struct Rotation: WidgetModifier {
  let vector: AnimationVector

  func attach(to element: Element) -> AnimatedNumbers {
    let box = element.wrap(by: OffsetLayout(.zero))
    box.widget.hitRegion.movedContent = box.content
    return AnimatedNumbers(on: element.animations) { [content = box.content, weak widget = box.widget] vector in
      var transform = Gtk.Transform(anchor: UnitPoint(x: vector[4], y: vector[5]))
      transform.tilt = Gtk.Tilt(
        degrees: vector[0], axis: (vector[1], vector[2], vector[3]), anchorZ: vector[6], perspective: vector[7])
      content.layoutTransform = transform
      widget?.setNeedsPlacing()
    }
  }

  func apply(to target: AnimatedNumbers) { target.set(vector) }
}

extension Gtk.Transform {
  var vector: AnimationVector { [x, y, scaleX, scaleY, degrees, anchor.x, anchor.y, 0] }

  init(_ vector: AnimationVector) {
    self.init(
      x: vector[0], y: vector[1], scaleX: vector[2], scaleY: vector[3], degrees: vector[4],
      anchor: UnitPoint(x: vector[5], y: vector[6]))
  }
}
