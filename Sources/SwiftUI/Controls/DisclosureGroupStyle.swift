import GtkBridge

/// A style of disclosure groups.
///
/// Mirrors SwiftUI's `DisclosureGroupStyle`. A body shows the content where `configuration.isExpanded` is `true`, and
/// changes it.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle: DynamicProperty {
  /// The type of the style's body.
  associatedtype Body: View

  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the body of a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A title with an arrow in front of it.
///
/// Mirrors SwiftUI's `AutomaticDisclosureGroupStyle`.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns a title with an arrow in front of it, and the content while it is expanded.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A title with an arrow in front of it.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of the disclosure groups inside.
  ///
  /// Mirrors SwiftUI's `disclosureGroupStyle(_:)`.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    controlStyle(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
