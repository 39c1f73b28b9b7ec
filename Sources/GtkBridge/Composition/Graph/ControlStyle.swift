/// A style of the library, which the control draws itself. It selects an appearance in the environment.
@MainActor
protocol ThemeStyle {
  /// Indicates whether the control can draw the style. If not, the style's body shows it.
  var isOfTheme: Bool { get }

  /// Selects the appearance for the controls inside.
  func apply(to values: inout EnvironmentValues)
}

extension ThemeStyle {
  var isOfTheme: Bool { true }
}

/// A control whose body depends on its style or its form. In a list, it is one row in every style.
package protocol StyledControl {}

/// A style in the environment that provides the body of the controls with a configuration of type `Configuration`.
///
/// Controls of all kinds share it. A control without a style has the theme's appearance.
@MainActor
package final class CustomStyle<Configuration>: Equatable {
  /// Indicates whether the body, and not the control, reacts to the user.
  let isInteractive: Bool
  private let makeBody: (Configuration) -> AnyView

  fileprivate init(isInteractive: Bool, makeBody: @escaping (Configuration) -> AnyView) {
    self.isInteractive = isInteractive
    self.makeBody = makeBody
  }

  package nonisolated static func == (left: CustomStyle, right: CustomStyle) -> Bool { left === right }

  /// Returns the body of a control. Inside it, controls of the same kind have the style from outside.
  package func body(of configuration: Configuration) -> AnyView { makeBody(configuration) }
}

/// A part of a control, such as its label, for the body of a style.
///
/// It represents the opaque types of this kind in SwiftUI's configurations, such as `ButtonStyleConfiguration.Label`.
public struct StyledContent: View {
  private let content: AnyView

  package init<Content: View>(_ content: Content) {
    self.content = AnyView(content)
  }

  /// Returns `nil` for no view.
  init?<Content: View>(unlessEmpty content: Content) {
    if Content.self == EmptyView.self { return nil }
    if case .some(.none) = content as? StyledContent? { return nil }
    self.init(content)
  }

  public var body: some View { content }
}

extension View {
  /// Sets the style of the inner controls whose bodies `makeBody` can create.
  package func controlStyle<Style: DynamicProperty, Configuration>(
    _ style: Style, isInteractive: Bool = false, makeBody: @escaping (Style, Configuration) -> AnyView
  ) -> some View {
    environmentChange(ControlStyleChange(style: style, isInteractive: isInteractive, makeBody: makeBody))
  }
}

private struct ControlStyleChange<Style: DynamicProperty, Configuration>: EnvironmentChange {
  let style: Style
  let isInteractive: Bool
  let makeBody: (Style, Configuration) -> AnyView

  func isSame(as other: Self) -> Bool { MemoryLayout<Style>.size == 0 || areEqual(style, other.style) }

  func apply(to values: inout EnvironmentValues) {
    if let style = style as? any ThemeStyle, style.isOfTheme {
      style.apply(to: &values)
      return values.customStyles.set(nil as CustomStyle<Configuration>?)
    }
    let outer = values.customStyles.of(Configuration.self)
    values.customStyles.set(
      CustomStyle(isInteractive: isInteractive) { [style, makeBody] in
        AnyView(StyleBody(style: style, configuration: $0, makeBody: makeBody, outer: outer))
      })
  }
}

/// The body of a style. The style's dynamic properties are connected as properties of this view.
private struct StyleBody<Style: DynamicProperty, Configuration>: View {
  /// A variable, because its dynamic properties are connected in place.
  var style: Style
  let configuration: Configuration
  let makeBody: (Style, Configuration) -> AnyView
  let outer: CustomStyle<Configuration>?

  var body: some View { makeBody(style, configuration).environmentChange(OuterStyleChange(style: outer)) }
}

private struct OuterStyleChange<Configuration>: EnvironmentChange {
  let style: CustomStyle<Configuration>?

  func isSame(as other: Self) -> Bool { style === other.style }
  func apply(to values: inout EnvironmentValues) { values.customStyles.set(style) }
}

/// The styles with bodies in the environment, by the types of their configurations.
package struct CustomStyles {
  private var styles: [ObjectIdentifier: AnyObject] = [:]

  package func of<Configuration>(_ type: Configuration.Type) -> CustomStyle<Configuration>? {
    styles.isEmpty ? nil : styles[ObjectIdentifier(type)] as? CustomStyle<Configuration>
  }

  mutating func set<Configuration>(_ style: CustomStyle<Configuration>?) {
    guard style != nil || !styles.isEmpty else { return }
    styles[ObjectIdentifier(Configuration.self)] = style
  }
}

extension EnvironmentValues {
  package var customStyles: CustomStyles {
    get { self[CustomStylesKey.self] }
    set { self[CustomStylesKey.self] = newValue }
  }
}

private struct CustomStylesKey: EnvironmentKey {
  static var defaultValue: CustomStyles { CustomStyles() }
}
