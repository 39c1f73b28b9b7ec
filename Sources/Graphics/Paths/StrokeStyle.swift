/// How a line is drawn.
///
/// Mirrors SwiftUI's `StrokeStyle`, with line ends and corners as enumerations of its own, for Core Graphics is not here.
public struct StrokeStyle: Hashable, Sendable {
  /// What the ends of a line look like.
  public enum LineCap: Hashable, Sendable { case butt, round, square }

  /// What the corners of a line look like.
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  /// How wide the line is, in points.
  public var lineWidth: Double
  /// What the ends look like.
  public var lineCap: LineCap
  /// What the corners look like.
  public var lineJoin: LineJoin
  /// The lengths of dashes and of the gaps between them, in turn; none for a line without gaps.
  public var dash: [Double]
  /// How far into the dashes the line begins.
  public var dashPhase: Double

  /// Makes a style.
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
