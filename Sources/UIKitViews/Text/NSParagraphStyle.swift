import Foundation

/// The style of the lines of a text, as the value of the attribute `paragraphStyle`.
///
/// Mirrors the part of UIKit's `NSParagraphStyle` that a label shows: the alignment, the truncation, the space between lines
/// and their height, each as the beginning of the text has it. Texts that are drawn show indents, too. A text view shows the
/// alignment, the spaces and the indents of each paragraph. The other values are kept, without effect. All values can be set,
/// as in `NSMutableParagraphStyle`.
public class NSParagraphStyle: TextAttributeValue {
  /// The rules by which lines are broken. Pango has those of Unicode.
  ///
  /// Mirrors `NSParagraphStyle.LineBreakStrategy`.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits, which equal UIKit's.
    public let rawValue: Int

    /// Creates rules from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Without effect.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Without effect.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// Without effect.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// A style without values of its own.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines.
  public var alignment = NSTextAlignment.natural
  /// The treatment of text that does not fit.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The space between lines, in points.
  public var lineSpacing = 0.0
  /// The height of lines as a multiple of the usual one, or 0.
  public var lineHeightMultiple = 0.0
  /// The least height of lines in points, or 0.
  public var minimumLineHeight = 0.0
  /// The maximum height of lines in points, or 0. It only has an effect together with the minimum height.
  public var maximumLineHeight = 0.0
  /// The space below paragraphs, in a text view.
  public var paragraphSpacing = 0.0
  /// The space above paragraphs, in a text view.
  public var paragraphSpacingBefore = 0.0
  /// The distance of the first line of a paragraph from the leading edge, in a text view and in drawn text.
  public var firstLineHeadIndent = 0.0
  /// The distance of the other lines from the leading edge. In drawn text, only the difference from the first line's
  /// distance has an effect.
  public var headIndent = 0.0
  /// The distance of line ends from the trailing edge, as a negative number, in a text view.
  public var tailIndent = 0.0

  /// Kept, without effect: Pango breaks lines by the rules of Unicode.
  public var lineBreakStrategy: LineBreakStrategy = []
  /// Kept, without effect: words are not divided.
  public var hyphenationFactor: Float = 0
  /// Kept, without effect: text is truncated with its usual space between characters.
  public var allowsDefaultTighteningForTruncation = false

  /// Creates a style without values of its own.
  public required override init() {}

  /// Returns a mutable copy.
  public func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// The height of lines in the style sheet, or `nil` for the usual one.
  var lineHeight: String? {
    if minimumLineHeight > 0 {
      return "\(maximumLineHeight > 0 ? min(minimumLineHeight, maximumLineHeight) : minimumLineHeight)px"
    }
    return lineHeightMultiple > 0 && lineSpacing == 0 ? "\(lineHeightMultiple * 1.2)" : nil
  }

  /// Copies the values of another style.
  public func setParagraphStyle(_ style: NSParagraphStyle) {
    (alignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
    (lineSpacing, lineHeightMultiple) = (style.lineSpacing, style.lineHeightMultiple)
    (minimumLineHeight, maximumLineHeight) = (style.minimumLineHeight, style.maximumLineHeight)
    (paragraphSpacing, paragraphSpacingBefore) = (style.paragraphSpacing, style.paragraphSpacingBefore)
    (firstLineHeadIndent, headIndent, tailIndent) = (style.firstLineHeadIndent, style.headIndent, style.tailIndent)
  }
}

/// The style of the lines of a text.
///
/// Mirrors UIKit's `NSMutableParagraphStyle`.
public final class NSMutableParagraphStyle: NSParagraphStyle {}
