import Foundation
import Graphics

extension NSAttributedString {
  /// The parts of the text with their styles, as widgets show them.
  var textRuns: [TextRun] {
    var runs: [TextRun] = []
    let whole = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append(TextRun(text: whole.substring(with: range), style: TextRunStyle(attributes)))
    }
    return runs
  }

  /// The style of the lines at the beginning of the text.
  var paragraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }
}

extension NSAttributedString {
  /// Returns the text of a value, with its fonts, colours, lines, distances and links.
  static func converting(_ string: AttributedString) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for run in string.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.font.map { UIFont($0, 0) }
      attributes[.foregroundColor] = run.foregroundColor.map { UIColor($0) }
      if run.underlineStyle != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if run.strikethroughStyle != nil { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      attributes[.kern] = (run.kern ?? run.tracking).map { Double($0) }
      attributes[.link] = run.link
      text.append(NSAttributedString(string: String(string[run.range].characters), attributes: attributes))
    }
    return text
  }
}

extension TextRunStyle {
  init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    font = (attributes[.font] as? UIFont)?.font
    color = (attributes[.foregroundColor] as? UIColor)?.color
    background = (attributes[.backgroundColor] as? UIColor)?.color
    underline = Self.line(attributes[.underlineStyle], attributes[.underlineColor])
    strikethrough = Self.line(attributes[.strikethroughStyle], attributes[.strikethroughColor])
    tracking = Self.number(attributes[.kern])
    baselineOffset = Self.number(attributes[.baselineOffset])
    link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
  }

  private static func line(_ style: Any?, _ color: Any?) -> TextLine? {
    let style = style as? Int ?? (style as? NSUnderlineStyle)?.rawValue ?? 0
    guard style != 0 else { return nil }
    var line = TextLine(color: (color as? UIColor)?.color)
    if style & NSUnderlineStyle.double.rawValue == NSUnderlineStyle.double.rawValue { line.pattern = .double }
    return line
  }

  private static func number(_ value: Any?) -> Double? {
    value as? Double ?? (value as? Int).map(Double.init) ?? (value as? NSNumber)?.doubleValue
  }
}
