import GtkBridge

/// A style of forms.
///
/// Mirrors SwiftUI's `FormStyle`.
@preconcurrency @MainActor
public protocol FormStyle: DynamicProperty {
  /// The type of the style's body.
  associatedtype Body: View

  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration

  /// Returns the body of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: a scrolling column of cards.
///
/// Mirrors SwiftUI's `AutomaticFormStyle`.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
  /// Returns a scrolling column of cards.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// A scrolling column of cards.
///
/// Mirrors SwiftUI's `GroupedFormStyle`.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
  /// Returns a scrolling column of cards.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// A column that does not scroll and is as wide as its rows.
///
/// Mirrors SwiftUI's `ColumnsFormStyle`. Labels and controls are not aligned in two columns: each row is a line.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// Returns a column of the rows, aligned at their start.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// A scrolling column of cards.
  public static var automatic: Self { Self() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A scrolling column of cards.
  public static var grouped: Self { Self() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A column that does not scroll.
  public static var columns: Self { Self() }
}

extension View {
  /// Sets the style of the forms inside.
  ///
  /// Mirrors SwiftUI's `formStyle(_:)`.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    controlStyle(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
