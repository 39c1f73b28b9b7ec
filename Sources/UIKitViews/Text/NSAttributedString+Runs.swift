import Foundation
import Graphics

extension NSAttributedString {
  /// The parts of the text with their styles, in the form for widgets.
  var textRuns: [TextRun] {
    var runs: [TextRun] = []
    let whole = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let (text, style) = (whole.substring(with: range), TextRunStyle(attributes))
      guard let attachment = attributes[.attachment] as? NSTextAttachment else {
        return runs.append(TextRun(text: text, style: style))
      }
      // Each attachment has a character of its own.
      for (index, scalar) in text.unicodeScalars.enumerated() {
        let picture = attachment.picture(at: range.location + index)
        runs.append(
          scalar == TextRun.symbolCharacter
            ? TextRun(picture: picture, style: style) : TextRun(text: String(scalar), style: style))
      }
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
      attributes.merge(run.uiAttributes) { _, new in new }
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
    if let slant = Double(ofAttribute: attributes[.obliqueness]), slant != 0 { isItalic = true }
    if let expansion = Double(ofAttribute: attributes[.expansion]), expansion != 0 {
      width = expansion < 0 ? .condensed : .expanded
    }
    details = TextDetails(attributes)
  }
}

extension TextDetails {
  fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    background = (attributes[.backgroundColor] as? UIColor)?.color
    underline = Self.line(attributes[.underlineStyle], attributes[.underlineColor])
    strikethrough = Self.line(attributes[.strikethroughStyle], attributes[.strikethroughColor])
    tracking = Double(ofAttribute: attributes[.kern]) ?? Double(ofAttribute: attributes[.tracking])
    if let width = Double(ofAttribute: attributes[.strokeWidth]), width != 0 {
      stroke = TextStroke(width: width, color: (attributes[.strokeColor] as? UIColor)?.color)
    }
    if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
      let (offset, radius) = (shadow.shadowOffset, shadow.shadowBlurRadius)
      self.shadow = TextShadow(color: color.color, x: offset.width, y: offset.height, radius: radius)
    }
    paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle).map(TextParagraphStyle.init)
    baselineOffset = Double(ofAttribute: attributes[.baselineOffset])
    link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
  }

  private static func line(_ style: Any?, _ color: Any?) -> TextLine? {
    let style = style as? Int ?? (style as? NSUnderlineStyle)?.rawValue ?? 0
    guard style != 0 else { return nil }
    var line = TextLine(color: (color as? UIColor)?.color)
    if style & NSUnderlineStyle.double.rawValue == NSUnderlineStyle.double.rawValue { line.pattern = .double }
    return line
  }
}

extension TextParagraphStyle {
  init(_ style: NSParagraphStyle) {
    self.init()
    switch style.alignment {
    case .left: alignment = .left
    case .center: alignment = .center
    case .right: alignment = .right
    case .natural, .justified: break
    }
    lineSpacing = style.lineSpacing
    (spacingBefore, spacingAfter) = (style.paragraphSpacingBefore, style.paragraphSpacing)
    (firstLineIndent, indent) = (style.firstLineHeadIndent, style.headIndent)
    // A positive indent is the distance from the leading edge, whose position depends on the width of the view.
    trailingIndent = -min(style.tailIndent, 0)
  }
}

extension Double {
  /// Creates the number of an attribute, or `nil` if the value is not a number.
  init?(ofAttribute value: Any?) {
    switch value {
    case let number as Double: self = number
    case let number as CGFloat: self = Double(number)
    case let number as Int: self = Double(number)
    case let number as UInt32: self = Double(number)
    case let number as Float: self = Double(number)
    case let number as NSNumber: self = number.doubleValue
    default: return nil
    }
  }
}
