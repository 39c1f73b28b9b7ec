import Graphics

extension EnvironmentValues {
  /// The weight of text, or `nil` for the font's own weight.
  public var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  /// A Boolean value that indicates whether text is italic, regardless of its font.
  public var isItalic: Bool {
    get { self[IsItalicKey.self] }
    set { self[IsItalicKey.self] = newValue }
  }

  /// The kind of typeface of text, or `nil` for the font's own.
  var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }

  /// Indicates whether the digits of text have the same width.
  var hasMonospacedDigits: Bool {
    get { self[HasMonospacedDigitsKey.self] }
    set { self[HasMonospacedDigitsKey.self] = newValue }
  }

  /// The maximum number of lines of a text, or `nil` for no limit.
  ///
  /// Mirrors SwiftUI's `lineLimit`.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The truncation mode of a text that does not fit.
  ///
  /// Mirrors SwiftUI's `truncationMode`.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The alignment of the lines of a text.
  ///
  /// Mirrors SwiftUI's `multilineTextAlignment`.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  var isTextSelectable: Bool {
    get { self[IsTextSelectableKey.self] }
    set { self[IsTextSelectableKey.self] = newValue }
  }

  /// The case, the spacing and the lines of text.
  package var textLook: TextLook {
    get { self[TextLookKey.self] }
    set { self[TextLookKey.self] = newValue }
  }

  /// The font with weight, slant and typeface applied, or `nil` if all of them are the desktop's.
  var resolvedFont: Font? {
    let scale = textLook.fontScale
    let fontWidth = lookDetails.fontWidth
    guard
      font != nil || fontWeight != nil || isItalic || fontDesign != nil || hasMonospacedDigits || scale != 1
        || fontWidth != nil
    else {
      return nil
    }
    var resolved = (font ?? .body).design(fontDesign)
    if hasMonospacedDigits { resolved = resolved.monospacedDigit() }
    if let fontWeight { resolved = resolved.weight(fontWeight) }
    if let fontWidth { resolved = resolved.width(fontWidth) }
    if scale != 1 { resolved = resolved.scaled(by: scale) }
    return isItalic ? resolved.italic() : resolved
  }

  /// The side of the symbols in a text in pixels. The desktop's font has 11 points; three points are four pixels.
  var symbolSide: Double {
    switch resolvedFont?.size ?? .relative(1) {
    case .relative(let scale): 16 * scale * textScale
    case .fixed(let points): 16 * points / 11 * textScale
    }
  }

  /// The font and colour as CSS declarations, or `nil` if both are the desktop's.
  var textCSS: String? {
    let font = resolvedFont
    if isPlaceholder { return (font?.css ?? "") + Self.bar }
    // The gradient covers the painted text, which must be opaque.
    let color = foregroundGradient == nil ? foregroundColor : nil
    let look = textLook
    guard font != nil || color != nil || look != TextLook() else { return nil }
    return (font?.css ?? "") + (color.map { "color:\($0.textCSS);" } ?? "") + look.css(for: font)
  }
}

extension EnvironmentValues {
  /// Replaces the values that the style of a whole text sets.
  mutating func apply(_ style: TextRunStyle) {
    if style.font != nil || style.hasDesktopFont { font = style.font }
    if let weight = style.weight { fontWeight = weight }
    if let color = style.color { foregroundColor = color.replacingAccent(by: tint ?? .accentColor) }
    if style.isItalic { isItalic = true }
    if style.isMonospaced { fontDesign = .monospaced }
    if style.hasMonospacedDigits { hasMonospacedDigits = true }
    if let width = style.width { lookDetails.fontWidth = width }
  }

  /// Returns rules for the declarations of a text or a symbol. In a selected row, a faint one takes the colour of that row.
  func textRules(_ css: String?) -> String? {
    guard let css, foregroundColor?.isFaintText == true, !isPlaceholder, foregroundGradient == nil else { return css }
    return "&{\(css)}row:selected &{color:alpha(currentColor,0.85);}"
  }

  /// The reasons for hiding the content of views.
  ///
  /// Mirrors SwiftUI's `redactionReasons`.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Indicates whether texts and images are grey bars.
  var isPlaceholder: Bool { redactionReasons.contains(.placeholder) }

  /// The look of a text that a bar replaces, as CSS declarations.
  private static var bar: String {
    "color:transparent;background-color:alpha(@theme_fg_color,0.14);border-radius:4px;"
  }

  private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }
}

extension Text {
  /// The position at which a text that does not fit is truncated.
  ///
  /// Mirrors SwiftUI's `Text.TruncationMode`.
  public typealias TruncationMode = TextTruncationMode
}

private struct TextLookKey: EnvironmentKey {
  static var defaultValue: TextLook { TextLook() }
}

private struct FontWeightKey: EnvironmentKey {
  static var defaultValue: Font.Weight? { nil }
}

private struct IsItalicKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct FontDesignKey: EnvironmentKey {
  static var defaultValue: Font.Design? { nil }
}

private struct HasMonospacedDigitsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private struct TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private struct MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private struct IsTextSelectableKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
