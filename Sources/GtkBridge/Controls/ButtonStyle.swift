/// A custom style for buttons.
///
/// Mirrors SwiftUI's `ButtonStyle`. The button keeps its behaviour for the keyboard and assistive technology, but loses
/// the theme's appearance:
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(8).background(configuration.isPressed ? .gray : .blue).cornerRadius(16)
///   }
/// }
/// ```
///
/// A style may read the environment through `@Environment` properties.
@preconcurrency @MainActor
public protocol ButtonStyle: DynamicProperty {
  /// The type of the style's body.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the body of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for a ``ButtonStyle``.
///
/// Mirrors SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = StyledContent

  /// The button's role.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// A Boolean value that indicates whether the button is held down.
  public let isPressed: Bool
}

extension View {
  /// Sets a custom style for the buttons inside. Existing buttons ignore a change from or to a style of the theme.
  ///
  /// Mirrors SwiftUI's `buttonStyle(_:)`.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    controlStyle(style) { (style, configuration: PrimitiveButtonStyleConfiguration) in
      AnyView(
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: configuration.role, label: configuration.label, isPressed: configuration.isPressed)))
    }
  }
}
