import GtkObjects

/// A style of labels.
///
/// Mirrors SwiftUI's `LabelStyle`:
///
/// ```swift
/// struct IconBelow: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       configuration.title
///       configuration.icon
///     }
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol LabelStyle: DynamicProperty {
  /// The type of the style's body.
  associatedtype Body: View

  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the body of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label for a ``LabelStyle``.
///
/// Mirrors SwiftUI's `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// The label's title.
  public typealias Title = StyledContent
  /// The label's icon.
  public typealias Icon = StyledContent

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a configuration, for the body of a ``LabelStyle``.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The visible parts of labels.
struct LabelLook: Equatable {
  let showsTitle: Bool
  let showsIcon: Bool

  static let titleAndIcon = LabelLook(showsTitle: true, showsIcon: true)
  static let iconOnly = LabelLook(showsTitle: false, showsIcon: true)
  static let titleOnly = LabelLook(showsTitle: true, showsIcon: false)
}

/// A style with both parts; in a toolbar with only the icon.
///
/// Mirrors SwiftUI's `DefaultLabelStyle`.
public struct DefaultLabelStyle: LabelStyle, ThemeLabelStyle {
  var look: LabelLook { .titleAndIcon }
  /// Creates the style.
  public init() {}
  /// Returns a label in this style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// A style with both parts.
///
/// Mirrors SwiftUI's `TitleAndIconLabelStyle`.
public struct TitleAndIconLabelStyle: LabelStyle, ThemeLabelStyle {
  var look: LabelLook { .titleAndIcon }
  /// Creates the style.
  public init() {}
  /// Returns a label in this style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// A style with only the icon. Assistive technology still reads the title.
///
/// Mirrors SwiftUI's `IconOnlyLabelStyle`.
public struct IconOnlyLabelStyle: LabelStyle, ThemeLabelStyle {
  var look: LabelLook { .iconOnly }
  /// Creates the style.
  public init() {}
  /// Returns a label in this style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// A style with only the title.
///
/// Mirrors SwiftUI's `TitleOnlyLabelStyle`.
public struct TitleOnlyLabelStyle: LabelStyle, ThemeLabelStyle {
  var look: LabelLook { .titleOnly }
  /// Creates the style.
  public init() {}
  /// Returns a label in this style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Both parts; in a toolbar only the icon.
  public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both parts.
  public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon. Assistive technology still reads the title.
  public static var iconOnly: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  public static var titleOnly: Self { Self() }
}

extension View {
  /// Sets the style of the labels inside.
  ///
  /// Mirrors SwiftUI's `labelStyle(_:)`.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    controlStyle(style) { AnyView($0.makeBody(configuration: $1)) }
  }

  /// Removes the view from the layout, but keeps it in the tree and its text as an accessibility label.
  package func omitted(_ isOmitted: Bool) -> some View { widgetModifier(Omission(isOmitted: isOmitted)) }
}

protocol ThemeLabelStyle: ThemeStyle {
  var look: LabelLook { get }
}

extension ThemeLabelStyle {
  func apply(to values: inout EnvironmentValues) { values.labelLook = look }
}

extension EnvironmentValues {
  var customLabelStyle: CustomStyle<LabelStyleConfiguration>? { customStyles.of(LabelStyleConfiguration.self) }

  var labelLook: LabelLook {
    get { self[LabelLookKey.self] }
    set { self[LabelLookKey.self] = newValue }
  }
}

private struct LabelLookKey: EnvironmentKey {
  static var defaultValue: LabelLook { .titleAndIcon }
}

private struct Omission: WidgetModifier {
  let isOmitted: Bool

  func attach(to element: Element) -> Gtk.Widget { element.outermost }

  func apply(to widget: Gtk.Widget) {
    if widget.isVisible == isOmitted { widget.isVisible = !isOmitted }
  }
}
