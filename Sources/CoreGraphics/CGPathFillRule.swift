/// The rule that determines the inside of a path whose parts overlap.
///
/// Mirrors Core Graphics' `CGPathFillRule`.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path winds around it.
  case winding
  /// A point is inside if a line from it to the outside crosses the path an odd number of times.
  case evenOdd
}

/// The parts of a path that are drawn.
///
/// Mirrors Core Graphics' `CGPathDrawingMode`.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside.
  case fill
  /// The inside by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// The inside and the line.
  case fillStroke
  /// The inside by the even-odd rule, and the line.
  case eoFillStroke
}
