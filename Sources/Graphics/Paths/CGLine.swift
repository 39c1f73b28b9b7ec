/// The ends of lines.
///
/// Mirrors Core Graphics' `CGLineCap`.
public enum CGLineCap: Int32, Sendable {
  /// A line ends at its last point.
  case butt
  /// A line ends with half a circle around its last point.
  case round
  /// A line ends with half a square around its last point.
  case square
}

/// The corners of lines.
///
/// Mirrors Core Graphics' `CGLineJoin`.
public enum CGLineJoin: Int32, Sendable {
  /// Sharp corners, as far as the miter limit allows.
  case miter
  /// Round corners.
  case round
  /// Corners that are cut off.
  case bevel
}
