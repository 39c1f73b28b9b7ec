/// A shape that can be made smaller on all sides.
///
/// Mirrors SwiftUI's `InsettableShape`. By default, the path is that of the shape in the smaller rectangle.
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
  let shape: any Shape
  var change: PathChange

  public nonisolated static func == (first: Self, second: Self) -> Bool {
    // Safe, because views are compared only on the main thread.
    MainActor.assumeIsolated { first.change == second.change && areEqual(first.shape, second.shape) }
  }

  /// The numbers of the change. Those of the shape inside are not animated.
  public var animatableData: AnimatablePair<Double, Double> {
    get { change.numbers }
    set { change.numbers = newValue }
  }

  /// Returns the path of the shape with the change.
  public func path(in rect: CGRect) -> Path { change.path(in: rect, of: shape.path) }
}
