/// The appearance of text fields: one of the styles below.
///
/// Mirrors SwiftUI's `TextFieldStyle`. As in SwiftUI, other types cannot conform to it.
public protocol TextFieldStyle {
  /// Of no use outside the library.
  static var _look: _TextFieldLook { get }
}

/// The appearance that a ``TextFieldStyle`` stands for. Of no use outside the library.
public struct _TextFieldLook: Equatable, Sendable {
  private enum Kind { case automatic, plain, framed }

  private let kind: Kind

  static let automatic = _TextFieldLook(kind: .automatic)
  static let plain = _TextFieldLook(kind: .plain)
  static let framed = _TextFieldLook(kind: .framed)
}

/// The usual style: the theme's frame, unless a modifier gives the field a background or a border of its own.
///
/// Mirrors SwiftUI's `DefaultTextFieldStyle`.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _TextFieldLook { .automatic }
}

/// A style without a frame.
///
/// Mirrors SwiftUI's `PlainTextFieldStyle`.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _TextFieldLook { .plain }
}

/// A style with the theme's frame, also in front of a background.
///
/// Mirrors SwiftUI's `RoundedBorderTextFieldStyle`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _TextFieldLook { .framed }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without a frame.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with the theme's frame.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the appearance of the text fields inside.
  ///
  /// Mirrors SwiftUI's `textFieldStyle(_:)`.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.textFieldLook, Style._look)
  }
}

extension EnvironmentValues {
  var textFieldLook: _TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}

private struct TextFieldLookKey: EnvironmentKey {
  static var defaultValue: _TextFieldLook { .automatic }
}
