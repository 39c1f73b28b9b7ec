import Foundation

/// The style of the lines of a text, as the value of the attribute `paragraphStyle`.
///
/// Mirrors the part of UIKit's `NSParagraphStyle` that a label shows: the alignment, the truncation, the space between lines
/// and their height, each as the beginning of the text has it. Texts that are drawn show indents, too. The other values are
/// kept, without effect. All values can be set, as in `NSMutableParagraphStyle`.
public class NSParagraphStyle {
  /// A style without any values of its own.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines.
  public var alignment = NSTextAlignment.natural
  /// What happens to a text that does not fit.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The space between lines, in points.
  public var lineSpacing = 0.0
  /// The height of lines as a multiple of the usual one, or 0.
  public var lineHeightMultiple = 0.0
  /// The least height of lines in points, or 0.
  public var minimumLineHeight = 0.0
  /// The greatest height of lines in points, or 0. It has an effect together with the least one.
  public var maximumLineHeight = 0.0
  /// The space below paragraphs. Kept, without effect.
  public var paragraphSpacing = 0.0
  /// The space above paragraphs. Kept, without effect.
  public var paragraphSpacingBefore = 0.0
  /// The distance of the first line of a paragraph from the edge, in a text that is drawn.
  public var firstLineHeadIndent = 0.0
  /// The distance of the other lines from the edge. Only the difference from that of the first line has an effect.
  public var headIndent = 0.0
  /// The distance of the ends of lines from the edge. Kept, without effect.
  public var tailIndent = 0.0

  /// Creates a style without any values of its own.
  public required init() {}

  /// Returns a copy that can be changed.
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

  /// Takes over the values of another style.
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

extension NSAttributedString.Key {
  /// The style of the lines: an ``NSParagraphStyle``.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The distance of the text above its line, in points.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The colour of the line under text: a `UIColor`.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The colour of the line through text: a `UIColor`.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// The address that a press on the text opens: a `URL` or its text.
  public static let link = Self(rawValue: "NSLink")
}
