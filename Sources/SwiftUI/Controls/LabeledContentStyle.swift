import GtkBridge

/// A style of values with labels.
///
/// Mirrors SwiftUI's `LabeledContentStyle`.
@preconcurrency @MainActor
public protocol LabeledContentStyle: DynamicProperty {
  /// The type of the style's body.
  associatedtype Body: View

  /// The properties of a value with a label.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the body of a value with a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label at the beginning of the line and the value at its end.
///
/// Mirrors SwiftUI's `AutomaticLabeledContentStyle`.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}
  /// Returns the row of the desktop.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the beginning of the line and the value at its end.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of the values with labels inside.
  ///
  /// Mirrors SwiftUI's `labeledContentStyle(_:)`.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    controlStyle(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
