/// The style of a stroked line.
///
/// Mirrors SwiftUI's `StrokeStyle`. Line caps and joins are nested enumerations, because Core Graphics is not
/// available.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of the ends of a line.
  public enum LineCap: Hashable, Sendable {
    /// The line ends at its last point.
    case butt
    /// A half circle beyond the last point.
    case round
    /// Half a square beyond the last point.
    case square
  }

  /// The shape of the corners of a line.
  public enum LineJoin: Hashable, Sendable {
    /// A sharp corner, up to the limit of the style.
    case miter
    /// A round corner.
    case round
    /// A corner that is cut off.
    case bevel
  }

  /// The width of the line, in points.
  public var lineWidth: Double
  /// The shape of the ends.
  public var lineCap: LineCap
  /// The shape of the corners.
  public var lineJoin: LineJoin
  /// The alternating lengths of dashes and gaps, in points. Empty for a solid line.
  public var dash: [Double]
  /// The offset into the dash pattern at which the line starts.
  public var dashPhase: Double

  /// Creates a stroke style.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
