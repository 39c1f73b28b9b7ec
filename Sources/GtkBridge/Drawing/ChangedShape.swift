import Foundation

/// A shape that can be made smaller on all sides.
///
/// Mirrors SwiftUI's `InsettableShape`. Unless a shape decides otherwise, its path is that in the smaller rectangle.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape = ChangedShape

  /// Returns the shape with a margin in points.
  ///
  /// Mirrors SwiftUI's `inset(by:)`.
  func inset(by amount: Double) -> InsetShape
}

extension InsettableShape where InsetShape == ChangedShape {
  /// Returns the shape drawn in a smaller rectangle: `amount` points less at each edge.
  ///
  /// Mirrors SwiftUI's `inset(by:)`.
  public func inset(by amount: Double) -> ChangedShape { ChangedShape(shape: self, change: .inset(amount)) }
}

extension InsettableShape {
  /// Strokes the outline inside the shape.
  ///
  /// Mirrors SwiftUI's `strokeBorder(_:lineWidth:)`.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, lineWidth: Double = 1) -> ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the outline inside the shape.
  ///
  /// Mirrors SwiftUI's `strokeBorder(_:style:)`.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> ShapeView {
    ShapeView(shape: self).strokeBorder(content, style: style)
  }

  /// Strokes the outline inside the shape in the style of the text.
  ///
  /// Mirrors SwiftUI's `strokeBorder(lineWidth:)`.
  public func strokeBorder(lineWidth: Double = 1) -> ShapeView { strokeBorder(.foreground, lineWidth: lineWidth) }
}

extension Shape {
  /// Returns the part of the outline between two fractions of its length. A circle begins at its rightmost point.
  ///
  /// Mirrors SwiftUI's `trim(from:to:)`.
  public func trim(from start: Double = 0, to end: Double = 1) -> ChangedShape {
    ChangedShape(shape: self, change: .trim(start, end))
  }

  /// Returns the shape moved by a distance.
  ///
  /// Mirrors SwiftUI's `Shape.offset(x:y:)`.
  public func offset(x: Double = 0, y: Double = 0) -> ChangedShape {
    ChangedShape(shape: self, change: .offset(x, y))
  }

  /// Returns the shape turned clockwise.
  ///
  /// Mirrors SwiftUI's `rotation(_:anchor:)`.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ChangedShape {
    ChangedShape(shape: self, change: .rotation(angle, anchor))
  }

  /// Returns the shape scaled.
  ///
  /// Mirrors SwiftUI's `Shape.scale(x:y:anchor:)`.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> ChangedShape {
    ChangedShape(shape: self, change: .scale(x, y, anchor))
  }

  /// Returns the shape scaled.
  ///
  /// Mirrors SwiftUI's `Shape.scale(_:anchor:)`.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> ChangedShape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}

/// A part of another shape, or that shape in another place or size.
public struct ChangedShape: InsettableShape, Equatable {
  enum Change: Equatable {
    case inset(Double)
    case trim(Double, Double)
    case offset(Double, Double)
    case rotation(Angle, UnitPoint)
    case scale(Double, Double, UnitPoint)
  }

  let shape: any Shape
  var change: Change

  public nonisolated static func == (first: Self, second: Self) -> Bool {
    // Safe, because views are compared on the main thread alone.
    MainActor.assumeIsolated { first.change == second.change && areEqual(first.shape, second.shape) }
  }

  /// The numbers of the change. Those of the shape inside are not animated.
  public var animatableData: AnimatablePair<Double, Double> {
    get {
      switch change {
      case .inset(let amount): AnimatablePair(amount, 0)
      case .trim(let start, let end): AnimatablePair(start, end)
      case .offset(let x, let y): AnimatablePair(x, y)
      case .rotation(let angle, _): AnimatablePair(angle.radians, 0)
      case .scale(let x, let y, _): AnimatablePair(x, y)
      }
    }
    set {
      let (first, second) = (newValue.first, newValue.second)
      switch change {
      case .inset: change = .inset(first)
      case .trim: change = .trim(first, second)
      case .offset: change = .offset(first, second)
      case .rotation(_, let anchor): change = .rotation(Angle(radians: first), anchor)
      case .scale(_, _, let anchor): change = .scale(first, second, anchor)
      }
    }
  }

  /// Returns the path of the shape with the change.
  public func path(in rect: CGRect) -> Path {
    if case .inset(let amount) = change { return shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
    let path = shape.path(in: rect)
    func around(_ anchor: UnitPoint, _ turn: @escaping (Double, Double) -> (Double, Double)) -> Path {
      let center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
      return path.mapped {
        let (x, y) = turn($0.x - center.x, $0.y - center.y)
        return CGPoint(x: center.x + x, y: center.y + y)
      }
    }
    switch change {
    case .inset: return path
    case .trim(let start, let end): return path.trimmedPath(from: start, to: end)
    case .offset(let x, let y): return path.offsetBy(dx: x, dy: y)
    case .rotation(let angle, let anchor):
      let (c, s) = (cos(angle.radians), sin(angle.radians))
      return around(anchor) { x, y in (x * c - y * s, x * s + y * c) }
    case .scale(let scaleX, let scaleY, let anchor): return around(anchor) { x, y in (x * scaleX, y * scaleY) }
    }
  }
}
