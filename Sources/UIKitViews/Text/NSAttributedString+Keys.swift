import Foundation

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
  /// The picture in place of the character: an ``NSTextAttachment``.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// The width of the outline of the letters, in hundredths of the font's size. With a positive width, letters have no
  /// fill. Drawn texts show it. A label shows a negative width of its first character for the whole text.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// The colour of the outline: a `UIColor`; by default that of the text.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// The shadow: an ``NSShadow``. Drawn texts show it. A label shows the shadow of its first character for the whole
  /// text.
  public static let shadow = Self(rawValue: "NSShadow")
  /// The slant of the letters: any value except 0 is shown as italics.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// The width of the letters: values below 0 are condensed and values above 0 expanded, if the typeface has such
  /// letters.
  public static let expansion = Self(rawValue: "NSExpansion")
  /// The distance between letters, in points.
  public static let tracking = Self(rawValue: "CTTracking")
  /// Kept, without effect: the font determines ligatures.
  public static let ligature = Self(rawValue: "NSLigature")
  /// Kept, without effect.
  public static let textEffect = Self(rawValue: "NSTextEffect")
  /// Kept, without effect: the characters determine their direction.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
  /// Kept, without effect: text is horizontal.
  public static let verticalGlyphForm = Self(rawValue: "CTVerticalForms")
}
