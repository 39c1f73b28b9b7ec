/// The style of a line below or through text.
///
/// Its name is `Text.LineStyle`, as in SwiftUI. Pango has no dashes and dots, for which there is a solid line.
public struct TextLineStyle: Hashable, Sendable {
  package let line: TextLine

  /// The pattern of a line.
  ///
  /// Mirrors SwiftUI's `Text.LineStyle.Pattern`.
  public struct Pattern: Hashable, Sendable {
    /// A line without gaps.
    public static let solid = Pattern()
    /// Dashes. Here as ``solid``.
    public static let dash = Pattern()
    /// Dots. Here as ``solid``.
    public static let dot = Pattern()
    /// Alternating dashes and dots. Here like ``solid``.
    public static let dashDot = Pattern()
    /// Alternating dashes and pairs of dots. Here like ``solid``.
    public static let dashDotDot = Pattern()
  }

  /// Creates a style with a pattern and a colour. `nil` stands for the colour of the text.
  public init(pattern: Pattern = .solid, color: Color? = nil) { line = TextLine(color: color) }

  /// A plain line.
  public static let single = TextLineStyle()
}
