extension LayoutConstraint {
  /// The alignment of the views of a visual format, and the direction of a row.
  ///
  /// Mirrors `NSLayoutConstraint.FormatOptions`.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits, which equal UIKit's: 1 is shifted by the number of the aligned attribute.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges are the same.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are the same.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges are the same.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges are the same.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are the same.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are the same.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The centres along the width are the same.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The centres along the height are the same.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The baselines of the last lines are the same.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The baselines of the first lines are the same.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// A row goes from the leading edge to the trailing one. This is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A row goes from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row goes from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes to align.
    var alignments: [LayoutConstraint.Attribute] {
      let all: [(FormatOptions, LayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }
}
