/// The style of a stroked line.
///
/// Mirrors SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of the ends of a line.
  public typealias LineCap = CGLineCap
  /// The shape of the corners of a line.
  public typealias LineJoin = CGLineJoin

  /// The width of the line, in points.
  public var lineWidth: Double
  /// The shape of the ends.
  public var lineCap: LineCap
  /// The shape of the corners.
  public var lineJoin: LineJoin
  /// The length of a sharp corner, in line widths, beyond which it is cut off.
  public var miterLimit: Double
  /// The alternating lengths of dashes and gaps, in points. Empty for a solid line.
  public var dash: [Double]
  /// The offset into the dash pattern at which the line starts.
  public var dashPhase: Double

  /// Creates a stroke style.
  public init(
    lineWidth: Double = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
