/// A style for buttons that also decides when a button performs its action.
///
/// Mirrors SwiftUI's `PrimitiveButtonStyle`. The theme's own styles conform to it; see ``PrimitiveButtonStyle/bordered``.
/// The body of a custom style calls ``PrimitiveButtonStyleConfiguration/trigger()``. It reacts to the keyboard and has
/// the role of a button if it contains one:
///
/// ```swift
/// struct Patient: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button(configuration).onLongPressGesture { configuration.trigger() }
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle: DynamicProperty {
  /// The type of the style's body.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the body of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for a ``PrimitiveButtonStyle``.
///
/// Mirrors SwiftUI's `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = StyledContent

  /// The button's role.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label

  let isPressed: Bool
  let action: () -> Void

  /// Performs the button's action.
  public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a configuration, for the body of a ``PrimitiveButtonStyle``.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// The appearances that the theme has for buttons.
enum ButtonLook { case automatic, bordered, prominent, borderless, plain, link }

/// The desktop's default style: with a border, unless the label or the button has its own background or outline, or is
/// in a list or a form.
///
/// Mirrors SwiftUI's `DefaultButtonStyle`.
public struct DefaultButtonStyle: PrimitiveButtonStyle, ThemeButtonStyle {
  var look: ButtonLook { .automatic }
  /// Creates the style.
  public init() {}
  /// Returns the button of the theme in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A style with a border.
///
/// Mirrors SwiftUI's `BorderedButtonStyle`.
public struct BorderedButtonStyle: PrimitiveButtonStyle, ThemeButtonStyle {
  var look: ButtonLook { .bordered }
  /// Creates the style.
  public init() {}
  /// Returns the button of the theme in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A style in the theme's colour for suggested actions, or for destructive actions if the button has that role.
///
/// Mirrors SwiftUI's `BorderedProminentButtonStyle`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, ThemeButtonStyle {
  var look: ButtonLook { .prominent }
  /// Creates the style.
  public init() {}
  /// Returns the button of the theme in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A style whose border is visible only under the pointer.
///
/// Mirrors SwiftUI's `BorderlessButtonStyle`.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, ThemeButtonStyle {
  var look: ButtonLook { .borderless }
  /// Creates the style.
  public init() {}
  /// Returns the button of the theme in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A style that shows only the label.
///
/// Mirrors SwiftUI's `PlainButtonStyle`.
public struct PlainButtonStyle: PrimitiveButtonStyle, ThemeButtonStyle {
  var look: ButtonLook { .plain }
  /// Creates the style.
  public init() {}
  /// Returns the button of the theme in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A style like that of a link in text.
///
/// Mirrors SwiftUI's `LinkButtonStyle`.
public struct LinkButtonStyle: PrimitiveButtonStyle, ThemeButtonStyle {
  var look: ButtonLook { .link }
  /// Creates the style.
  public init() {}
  /// Returns the button of the theme in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The desktop's default style.
  public static var automatic: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a border.
  public static var bordered: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style in the theme's colour for suggested actions.
  public static var borderedProminent: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style whose border is visible only under the pointer.
  public static var borderless: Self { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that shows only the label.
  public static var plain: Self { Self() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A style like that of a link in text.
  public static var link: Self { Self() }
}

extension View {
  /// Sets the style of the buttons inside.
  ///
  /// Mirrors SwiftUI's `buttonStyle(_:)`.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    controlStyle(style, isInteractive: true) { (style, configuration: PrimitiveButtonStyleConfiguration) in
      AnyView(style.makeBody(configuration: configuration))
    }
  }
}

protocol ThemeButtonStyle: ThemeStyle {
  var look: ButtonLook { get }
}

extension ThemeButtonStyle {
  func apply(to values: inout EnvironmentValues) { values.buttonLook = look }
}

extension EnvironmentValues {
  /// The theme's appearance of buttons, or `nil` if the application chose none.
  var buttonLook: ButtonLook? {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }
}

private struct ButtonLookKey: EnvironmentKey {
  static var defaultValue: ButtonLook? { nil }
}
