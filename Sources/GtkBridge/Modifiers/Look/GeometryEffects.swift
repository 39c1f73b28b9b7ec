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

  /// Rotates the view clockwise around an anchor point, without changing the layout.
  ///
  /// Mirrors SwiftUI's `rotationEffect(_:anchor:)`.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    widgetModifier(GeometryEffect(transform: Gtk.Transform(degrees: angle.degrees, anchor: anchor)))
  }
}

/// A modifier that transforms the view without changing the layout.
struct GeometryEffect: WidgetModifier {
  @MainActor
  final class Target: Gtk.LayoutRule {
    fileprivate private(set) var value: AnimatedValue?
    private var transform = Gtk.Transform()

    fileprivate func install(in element: Element) {
      let box = Gtk.RuleBox(self)
      element.wrap(in: box)
      // `unowned` is safe, because the widget owns this layout rule.
      value = AnimatedValue(on: element.animations) { [unowned self, weak box] vector in
        transform = Gtk.Transform(vector)
        box?.setNeedsPlacing()
      }
    }

    func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
      children.first?.extent(on: axis, for: size) ?? Gtk.Extent(minimum: 0, natural: 0)
    }

    func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
      for child in children { child.place(transform, width: width, height: height) }
    }
  }

  let transform: Gtk.Transform

  func attach(to element: Element) -> Target {
    let target = Target()
    target.install(in: element)
    return target
  }

  func apply(to target: Target) { target.value?.set(transform.vector) }
}

extension Gtk.Transform {
  var vector: AnimatedValue.Vector { [x, y, scaleX, scaleY, degrees, anchor.x, anchor.y, 0] }

  init(_ vector: AnimatedValue.Vector) {
    self.init(
      x: vector[0], y: vector[1], scaleX: vector[2], scaleY: vector[3], degrees: vector[4],
      anchor: UnitPoint(x: vector[5], y: vector[6]))
  }
}
