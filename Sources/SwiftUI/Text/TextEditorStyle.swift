import GtkBridge

/// The look of text editors.
///
/// Mirrors SwiftUI's `TextEditorStyle`. Other types cannot conform to it.
public protocol TextEditorStyle {
  /// Indicates whether the editor has no background. Not for use outside the library.
  static var _isPlain: Bool { get }
}

/// The theme's background of texts.
///
/// Mirrors SwiftUI's `AutomaticTextEditorStyle`.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public static var _isPlain: Bool { false }

  /// Creates the style.
  public init() {}
}

/// No background.
///
/// Mirrors SwiftUI's `PlainTextEditorStyle`.
public struct PlainTextEditorStyle: TextEditorStyle {
  public static var _isPlain: Bool { true }

  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The theme's background of texts.
  public static var automatic: Self { Self() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// No background.
  public static var plain: Self { Self() }
}

extension View {
  /// Sets the look of the text editors inside.
  ///
  /// Mirrors SwiftUI's `textEditorStyle(_:)`.
  public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    environment(\.lookDetails.hasPlainEditors, Style._isPlain)
  }
}
