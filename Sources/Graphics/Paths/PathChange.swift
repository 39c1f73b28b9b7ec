import Foundation

/// A change of the path of a shape.
package enum PathChange: Equatable {
  /// The path in a smaller rectangle, with the given number of points less at each edge.
  case inset(Double)
  /// The part between two fractions of the length.
  case trim(Double, Double)
  case offset(Double, Double)
  case rotation(Angle, UnitPoint)
  case scale(Double, Double, UnitPoint)

  /// The numbers that animations change.
  package var numbers: AnimatablePair<Double, Double> {
    get {
      switch self {
      case .inset(let amount): AnimatablePair(amount, 0)
      case .trim(let start, let end): AnimatablePair(start, end)
      case .offset(let x, let y): AnimatablePair(x, y)
      case .rotation(let angle, _): AnimatablePair(angle.radians, 0)
      case .scale(let x, let y, _): AnimatablePair(x, y)
      }
    }
    set {
      let (first, second) = (newValue.first, newValue.second)
      switch self {
      case .inset: self = .inset(first)
      case .trim: self = .trim(first, second)
      case .offset: self = .offset(first, second)
      case .rotation(_, let anchor): self = .rotation(Angle(radians: first), anchor)
      case .scale(_, _, let anchor): self = .scale(first, second, anchor)
      }
    }
  }

  /// Returns the changed path.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the shape.
  ///   - original: A closure that returns the path of the shape in a rectangle.
  package func path(in rect: CGRect, of original: (CGRect) -> Path) -> Path {
    func around(_ anchor: UnitPoint, _ turn: @escaping (Double, Double) -> (Double, Double)) -> Path {
      let center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
      return original(rect).mapped {
        let (x, y) = turn($0.x - center.x, $0.y - center.y)
        return CGPoint(x: center.x + x, y: center.y + y)
      }
    }
    switch self {
    case .inset(let amount): return original(rect.insetBy(dx: amount, dy: amount))
    case .trim(let start, let end): return original(rect).trimmedPath(from: start, to: end)
    case .offset(let x, let y): return original(rect).offsetBy(dx: x, dy: y)
    case .rotation(let angle, let anchor):
      let (c, s) = (cos(angle.radians), sin(angle.radians))
      return around(anchor) { x, y in (x * c - y * s, x * s + y * c) }
    case .scale(let scaleX, let scaleY, let anchor): return around(anchor) { x, y in (x * scaleX, y * scaleY) }
    }
  }
}
