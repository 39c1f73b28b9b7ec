public import CoreGraphics
import GtkBridge
import GtkObjects

/// A modifier that changes the place and form of a view's drawing, without effect on the layout.
///
/// Mirrors SwiftUI's `GeometryEffect`. Its `animatableData` changes step by step in an animation:
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var shakes: CGFloat
///
///   var animatableData: CGFloat {
///     get { shakes }
///     set { shakes = newValue }
///   }
///
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 8 * sin(shakes * .pi * 2), y: 0))
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the change of a view of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Applies ``effectValue(size:)`` to the drawing of the content. The layout is unchanged.
  public func body(content: Content) -> some View { content.transformed { effectValue(size: $0).values } }

  /// Returns the effect itself.
  ///
  /// Mirrors SwiftUI's `ignoredByLayout()`. Here, no effect changes the geometry that a `GeometryReader` inside reads.
  public func ignoredByLayout() -> Self { self }
}

extension View {
  /// Draws the view changed by a transform, without effect on the layout.
  ///
  /// Mirrors SwiftUI's `transformEffect(_:)`.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Draws the view changed by a transform, without effect on the layout.
  ///
  /// Mirrors SwiftUI's `projectionEffect(_:)`.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}

private struct ProjectionEffect: GeometryEffect {
  var transform: ProjectionTransform

  typealias Row = AnimatablePair<AnimatablePair<Double, Double>, Double>

  var animatableData: AnimatablePair<AnimatablePair<Row, Row>, Row> {
    get {
      func row(_ x: Double, _ y: Double, _ w: Double) -> Row { Row(AnimatablePair(x, y), w) }
      return AnimatablePair(
        AnimatablePair(
          row(transform.m11, transform.m12, transform.m13), row(transform.m21, transform.m22, transform.m23)),
        row(transform.m31, transform.m32, transform.m33))
    }
    set {
      func parts(_ row: Row) -> (Double, Double, Double) { (row.first.first, row.first.second, row.second) }
      (transform.m11, transform.m12, transform.m13) = parts(newValue.first.first)
      (transform.m21, transform.m22, transform.m23) = parts(newValue.first.second)
      (transform.m31, transform.m32, transform.m33) = parts(newValue.second)
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension ProjectionTransform {
  /// The change in the plane.
  fileprivate var values: Gtk.TransformMatrix.Values {
    let depth = m33 == 0 ? 1 : m33
    return .init(a: m11 / depth, b: m12 / depth, c: m21 / depth, d: m22 / depth, tx: m31 / depth, ty: m32 / depth)
  }
}
