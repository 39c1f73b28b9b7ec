import GtkBridge

/// A change of a view's look that does not change its layout.
///
/// Mirrors SwiftUI's `VisualEffect`.
public protocol VisualEffect: Sendable {
  /// The changes, in order. Not for use outside the library.
  var _changes: [_VisualChange] { get }
}

/// A change of a view's look. Not for use outside the library.
public enum _VisualChange: Equatable, Sendable {
  /// A movement in points. Its width follows the text direction.
  case offset(CGSize)
  /// A horizontal and a vertical factor of the size, and the point that stays in its place.
  case scale(CGSize, UnitPoint)
  /// A clockwise turn around a point.
  case rotation(Angle, UnitPoint)
  /// A rotation in space around an axis with three components.
  case rotation3D(Angle, axis: [Double], UnitPoint, anchorZ: Double, perspective: Double)
  /// A factor of the opacity.
  case opacity(Double)
  /// A blur with a radius in points.
  case blur(Double)
  /// More brightness, up to 1 (white), or less for negative amounts.
  case brightness(Double)
  /// A factor of the contrast: 0 is grey, and negative ones invert the colours.
  case contrast(Double)
  /// A factor of the saturation: 0 is grey.
  case saturation(Double)
  /// Less colour, from 0 (no change) to 1 (grey).
  case grayscale(Double)
  /// A shift of all hues on the colour wheel.
  case hueRotation(Angle)
}

/// No change of a view's look: the initial value of every ``VisualEffect``.
///
/// Mirrors SwiftUI's `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect without changes.
  public init() {}

  public var _changes: [_VisualChange] { [] }
}

private struct ChangedVisualEffect: VisualEffect {
  let _changes: [_VisualChange]
}

extension VisualEffect {
  private func adding(_ change: _VisualChange) -> some VisualEffect {
    ChangedVisualEffect(_changes: _changes + [change])
  }

  /// Moves the view.
  public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }

  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

  /// Scales the view around an anchor point.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(CGSize(width: scale, height: scale), anchor))
  }

  /// Scales the view horizontally and vertically around an anchor point.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(CGSize(width: x, height: y), anchor))
  }

  /// Scales the view horizontally and vertically around an anchor point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale, anchor))
  }

  /// Rotates the view clockwise around an anchor point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor))
  }

  /// Rotates the view around an axis in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D(
        angle, axis: [axis.x, axis.y, axis.z].map { Double($0) }, anchor, anchorZ: Double(anchorZ),
        perspective: Double(perspective)))
  }

  /// Makes the view translucent.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

  /// Blurs the view. The edges are translucent, also with `opaque`.
  public func blur(radius: Double, opaque: Bool = false) -> some VisualEffect { adding(.blur(radius)) }

  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness(amount)) }

  /// Changes the contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast(amount)) }

  /// Changes the saturation.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation(amount)) }

  /// Makes the view grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale(amount)) }

  /// Shifts all hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation(angle)) }
}

extension View {
  /// Changes the view's look by its size and position, without changing its layout.
  ///
  /// ```swift
  /// Card().visualEffect { content, geometry in
  ///   content.opacity(geometry.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
  /// }
  /// ```
  ///
  /// Mirrors SwiftUI's `visualEffect(_:)`.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._changes })
  }
}

private struct VisualEffectModifier: ViewModifier {
  @State private var changes: [_VisualChange] = []
  private let effect: (GeometryProxy) -> [_VisualChange]

  init(_ effect: @escaping (GeometryProxy) -> [_VisualChange]) { self.effect = effect }

  func body(content: Content) -> some View {
    changes.reduce(AnyView(content)) { $1.applied(to: $0) }
      // The place in the layout, which is independent of the changes.
      .onGeometryChange(for: [_VisualChange].self, of: effect) { changes = $0 }
  }
}

extension _VisualChange {
  @MainActor
  func applied(to view: AnyView) -> AnyView {
    switch self {
    case .offset(let offset): AnyView(view.offset(x: offset.width, y: offset.height))
    case .scale(let scale, let anchor): AnyView(view.scaleEffect(scale, anchor: anchor))
    case .rotation(let angle, let anchor): AnyView(view.rotationEffect(angle, anchor: anchor))
    case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
      AnyView(
        view.rotation3DEffect(
          angle, axis: (x: axis[0], y: axis[1], z: axis[2]), anchor: anchor, anchorZ: anchorZ, perspective: perspective)
      )
    case .opacity(let opacity): AnyView(view.opacity(opacity))
    case .blur(let radius): AnyView(view.blur(radius: radius))
    case .brightness(let amount): AnyView(view.brightness(amount))
    case .contrast(let amount): AnyView(view.contrast(amount))
    case .saturation(let amount): AnyView(view.saturation(amount))
    case .grayscale(let amount): AnyView(view.grayscale(amount))
    case .hueRotation(let angle): AnyView(view.hueRotation(angle))
    }
  }
}
