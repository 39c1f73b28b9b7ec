extension EnvironmentValues {
  /// The weight of text, whatever its font's own is; `nil` leaves the font's.
  public var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  /// Whether text is in italics, whatever its font.
  public var isItalic: Bool {
    get { self[IsItalicKey.self] }
    set { self[IsItalicKey.self] = newValue }
  }

  /// How many lines a text may have; `nil` for any number.
  ///
  /// Mirrors SwiftUI's `lineLimit`.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Where a text that does not fit is cut.
  ///
  /// Mirrors SwiftUI's `truncationMode`.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How the lines of one text stand below each other.
  ///
  /// Mirrors SwiftUI's `multilineTextAlignment`.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// Whether texts can be selected.
  var isTextSelectable: Bool {
    get { self[IsTextSelectableKey.self] }
    set { self[IsTextSelectableKey.self] = newValue }
  }

  /// The font with weight and slant applied; `nil` where all of it is the desktop's own.
  var resolvedFont: Font? {
    guard font != nil || fontWeight != nil || isItalic else { return nil }
    var resolved = font ?? .body
    if let fontWeight { resolved = resolved.weight(fontWeight) }
    return isItalic ? resolved.italic() : resolved
  }

  /// Font and colour as CSS declarations; `nil` where both are the desktop's own.
  var textCSS: String? {
    let font = resolvedFont
    guard font != nil || foregroundColor != nil else { return nil }
    return (font?.css ?? "") + (foregroundColor.map { "color:\($0.textCSS);" } ?? "")
  }
}

/// How the lines of one text stand below each other.
///
/// Mirrors SwiftUI's `TextAlignment`.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension Text {
  /// Where a text that does not fit is cut.
  ///
  /// Mirrors SwiftUI's `Text.TruncationMode`.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning.
    case head
    /// In the middle.
    case middle
    /// At the end.
    case tail
  }
}

private struct FontWeightKey: EnvironmentKey {
  static var defaultValue: Font.Weight? { nil }
}

private struct IsItalicKey: EnvironmentKey {
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

extension Color {
  /// The colour as text has it: the accent, which is made to lie behind text, is too close to a dark background.
  var textCSS: String { self == .accentColor ? "mix(@theme_selected_bg_color,@theme_fg_color,0.35)" : css }
}
