import GtkBridge

/// A style of menus.
///
/// Mirrors SwiftUI's `MenuStyle`. A body shows the menu with `Menu(configuration)`.
@preconcurrency @MainActor
public protocol MenuStyle: DynamicProperty {
  /// The type of the style's body.
  associatedtype Body: View

  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the body of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button of the theme with an arrow, which the style of buttons changes.
///
/// Mirrors SwiftUI's `DefaultMenuStyle`.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns a button of the theme.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button of the theme with an arrow, which the style of buttons changes.
///
/// Mirrors SwiftUI's `ButtonMenuStyle`.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns a button of the theme.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button with a border.
///
/// Mirrors SwiftUI's `BorderedButtonMenuStyle`.
public struct BorderedButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns a button with a border.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.bordered) }
}

/// A button whose border is visible only under the pointer.
///
/// Mirrors SwiftUI's `BorderlessButtonMenuStyle`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns a button whose border is visible only under the pointer.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A button of the theme.
  public static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button of the theme.
  public static var button: Self { Self() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  public static var borderedButton: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button whose border is visible only under the pointer.
  public static var borderlessButton: Self { Self() }
}

extension View {
  /// Sets the style of the menus inside.
  ///
  /// Mirrors SwiftUI's `menuStyle(_:)`.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    controlStyle(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
