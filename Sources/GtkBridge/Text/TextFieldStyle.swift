/// A style of text fields.
///
/// Mirrors SwiftUI's `TextFieldStyle`. As there, the body of a custom style decorates the field:
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     configuration.textFieldStyle(.plain).padding(8).overlay(alignment: .bottom) { Divider() }
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol TextFieldStyle: DynamicProperty {
  /// The type of the style's body.
  associatedtype _Body: View

  /// The type of the field's label.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the body of a field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The theme's appearances of text fields.
enum TextFieldLook { case automatic, plain, framed }

/// The usual style: the theme's frame, unless a modifier sets a background or a border for the field.
///
/// Mirrors SwiftUI's `DefaultTextFieldStyle`.
public struct DefaultTextFieldStyle: TextFieldStyle, ThemeTextFieldStyle {
  var look: TextFieldLook { .automatic }
  /// Creates the style.
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A style without a frame.
///
/// Mirrors SwiftUI's `PlainTextFieldStyle`.
public struct PlainTextFieldStyle: TextFieldStyle, ThemeTextFieldStyle {
  var look: TextFieldLook { .plain }
  /// Creates the style.
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A style with the theme's frame, also in front of a background.
///
/// Mirrors SwiftUI's `RoundedBorderTextFieldStyle`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, ThemeTextFieldStyle {
  var look: TextFieldLook { .framed }
  /// Creates the style.
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
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
    controlStyle(style) { AnyView($0._body(configuration: $1)) }
  }
}

protocol ThemeTextFieldStyle: ThemeStyle {
  var look: TextFieldLook { get }
}

extension ThemeTextFieldStyle {
  func apply(to values: inout EnvironmentValues) { values.textFieldLook = look }
}

extension EnvironmentValues {
  var customTextFieldStyle: CustomStyle<TextField<_TextFieldStyleLabel>>? {
    customStyles.of(TextField<_TextFieldStyleLabel>.self)
  }

  var textFieldLook: TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}

private struct TextFieldLookKey: EnvironmentKey {
  static var defaultValue: TextFieldLook { .automatic }
}
