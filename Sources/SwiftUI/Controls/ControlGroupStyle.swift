import GtkBridge

/// A style of control groups.
///
/// Mirrors SwiftUI's `ControlGroupStyle`.
@preconcurrency @MainActor
public protocol ControlGroupStyle: DynamicProperty {
  /// The type of the style's body.
  associatedtype Body: View

  /// The properties of a control group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the body of a control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A row of linked buttons.
///
/// Mirrors SwiftUI's `AutomaticControlGroupStyle`.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns a row of linked buttons.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// A row of linked buttons, like the desktop's buttons for navigating back and forward.
///
/// Mirrors SwiftUI's `NavigationControlGroupStyle`.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns a row of linked buttons.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// A menu that the label of the group opens.
///
/// Mirrors SwiftUI's `MenuControlGroupStyle`.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns a menu of the content.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A menu that the label of the group opens, like ``MenuControlGroupStyle``.
///
/// Mirrors SwiftUI's `CompactMenuControlGroupStyle`, whose menu has its items in a row without titles.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns a menu of the content.
  public func makeBody(configuration: Configuration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A row of linked buttons.
  public static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A row of linked buttons.
  public static var navigation: Self { Self() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  public static var menu: Self { Self() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A menu.
  public static var compactMenu: Self { Self() }
}

extension View {
  /// Sets the style of the control groups inside.
  ///
  /// Mirrors SwiftUI's `controlGroupStyle(_:)`.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    controlStyle(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
