import GtkBridge

/// A style of group boxes.
///
/// Mirrors SwiftUI's `GroupBoxStyle`.
@preconcurrency @MainActor
public protocol GroupBoxStyle: DynamicProperty {
  /// The type of the style's body.
  associatedtype Body: View

  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the body of a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A frame with a title above.
///
/// Mirrors SwiftUI's `DefaultGroupBoxStyle`.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}
  /// Returns the box of the desktop.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A frame with a title above.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of the group boxes inside.
  ///
  /// Mirrors SwiftUI's `groupBoxStyle(_:)`.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    controlStyle(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
