/// The alignment of the lines of a text.
///
/// Mirrors UIKit's `NSTextAlignment`.
public enum NSTextAlignment: Int, Sendable {
  /// At the left, in every language.
  case left
  /// In the middle.
  case center
  /// At the right, in every language.
  case right
  /// Lines of the same length. A label shows the natural alignment instead.
  case justified
  /// At the leading edge of the language.
  case natural
}

/// The treatment of text that does not fit into its line.
///
/// Mirrors UIKit's `NSLineBreakMode`. A label breaks lines between words, and ends its last line with an ellipsis
/// unless another place for the ellipsis is chosen; drawn text follows all modes but ``byClipping``.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines end between words.
  case byWordWrapping
  /// Lines end between characters.
  case byCharWrapping
  /// The line is cut off at the edge. Drawn text wraps between words instead.
  case byClipping
  /// An ellipsis at the beginning.
  case byTruncatingHead
  /// An ellipsis at the end.
  case byTruncatingTail
  /// An ellipsis in the middle.
  case byTruncatingMiddle
}

/// A line under or through text, as the value of an attribute. All kinds except double lines are shown as a single
/// line.
///
/// Mirrors UIKit's `NSUnderlineStyle`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, which equal UIKit's: the kind of the line, its pattern, and its gaps between words.
  public let rawValue: Int

  /// Creates a line from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line. Here as `single`.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A line of dots. Here as `single`.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line of dashes. Here as `single`.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of dashes and dots. Here as `single`.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of dashes and two dots each. Here as `single`.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// The spaces between words have no line. Kept, without effect.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
