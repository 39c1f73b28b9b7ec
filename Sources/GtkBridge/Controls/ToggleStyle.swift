/// A style of toggles.
///
/// Mirrors SwiftUI's `ToggleStyle`. The controls in a custom body give the toggle its role and its reaction to keys:
///
/// ```swift
/// struct CheckedRow: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isOn.toggle() } label: {
///       Label { configuration.label } icon: { Image(systemName: configuration.isOn ? "checkmark" : "circle") }
///     }
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol ToggleStyle: DynamicProperty {
  /// The type of the style's body.
  associatedtype Body: View

  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the body of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle for a ``ToggleStyle``.
///
/// Mirrors SwiftUI's `ToggleStyleConfiguration`.
@preconcurrency @MainActor
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public typealias Label = StyledContent

  /// The toggle's label.
  public let label: Label
  /// Indicates whether the toggle is on. `$isOn` is the binding.
  @Binding public var isOn: Bool
  /// Indicates whether the toggle represents different values. A toggle has a single value here: always `false`.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a configuration, for the body of a ``ToggleStyle``.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The widgets that show toggles.
enum ToggleLook { case checkbox, `switch`, button }

/// The default style: a switch in a ``Form`` and a ``List``, and otherwise a checkbox.
///
/// Mirrors SwiftUI's `DefaultToggleStyle`.
public struct DefaultToggleStyle: ToggleStyle, ThemeToggleStyle {
  var look: ToggleLook? { nil }
  /// Creates the style.
  public init() {}
  /// Returns the toggle of the theme in this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A checkbox.
///
/// Mirrors SwiftUI's `CheckboxToggleStyle`.
public struct CheckboxToggleStyle: ToggleStyle, ThemeToggleStyle {
  var look: ToggleLook? { .checkbox }
  /// Creates the style.
  public init() {}
  /// Returns the toggle of the theme in this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A switch at the end of the row, with its label at the beginning.
///
/// Mirrors SwiftUI's `SwitchToggleStyle`.
public struct SwitchToggleStyle: ToggleStyle, ThemeToggleStyle {
  private let tint: Color?
  var look: ToggleLook? { .switch }
  var isOfTheme: Bool { tint == nil }

  /// Creates the style.
  public init() { tint = nil }

  /// Creates a style with a custom colour for switches that are on.
  public init(tint: Color) { self.tint = tint }

  /// Returns the switch of the theme in the colour of the style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(SwitchToggleStyle()).tint(tint)
  }
}

/// A button that stays pressed.
///
/// Mirrors SwiftUI's `ButtonToggleStyle`.
public struct ButtonToggleStyle: ToggleStyle, ThemeToggleStyle {
  var look: ToggleLook? { .button }
  /// Creates the style.
  public init() {}
  /// Returns the toggle of the theme in this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style: a switch in a ``Form`` and a ``List``, and otherwise a checkbox.
  public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A checkbox.
  public static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the end of the row, with its label at the beginning.
  public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: Self { Self() }
}

extension View {
  /// Sets the style of the toggles inside.
  ///
  /// Mirrors SwiftUI's `toggleStyle(_:)`.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    controlStyle(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}

protocol ThemeToggleStyle: ThemeStyle {
  var look: ToggleLook? { get }
}

extension ThemeToggleStyle {
  func apply(to values: inout EnvironmentValues) { values.toggleLook = look }
}

extension EnvironmentValues {
  var customToggleStyle: CustomStyle<ToggleStyleConfiguration>? { customStyles.of(ToggleStyleConfiguration.self) }

  /// The widget that shows toggles, or `nil` for that of the surroundings.
  var toggleLook: ToggleLook? {
    get { self[ToggleLookKey.self] }
    set { self[ToggleLookKey.self] = newValue }
  }
}

private struct ToggleLookKey: EnvironmentKey {
  static var defaultValue: ToggleLook? { nil }
}
