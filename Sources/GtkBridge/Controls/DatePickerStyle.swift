/// A style of date pickers.
///
/// Mirrors SwiftUI's `DatePickerStyle`.
@preconcurrency @MainActor
public protocol DatePickerStyle: DynamicProperty {
  /// The type of the style's body.
  associatedtype Body: View

  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Returns the body of a date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker for a ``DatePickerStyle``.
///
/// Mirrors SwiftUI's `DatePickerStyleConfiguration`.
@preconcurrency @MainActor
public struct DatePickerStyleConfiguration {
  /// The picker's label.
  public typealias Label = StyledContent

  /// The picker's label.
  public let label: Label
  /// The chosen date. `$selection` is the binding.
  @Binding public var selection: Date
  /// The first date that can be chosen, or `nil` for no limit.
  public let minimumDate: Date?
  /// The last date that can be chosen, or `nil` for no limit.
  public let maximumDate: Date?
  /// The parts of the date.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates the picker of a configuration, for the body of a ``DatePickerStyle``.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      selection: configuration.$selection,
      in: (configuration.minimumDate ?? .distantPast)...(configuration.maximumDate ?? .distantFuture),
      displayedComponents: configuration.displayedComponents
    ) { configuration.label }
  }
}

/// The appearances of date pickers.
enum DatePickerLook { case compact, graphical }

/// The default style: a button with the day, and a field with the time.
///
/// Mirrors SwiftUI's `DefaultDatePickerStyle`.
public struct DefaultDatePickerStyle: DatePickerStyle, ThemeDatePickerStyle {
  var look: DatePickerLook { .compact }
  /// Creates the style.
  public init() {}
  /// Returns the picker of the theme in this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

/// A button with the day, and a field with the time.
///
/// Mirrors SwiftUI's `CompactDatePickerStyle`.
public struct CompactDatePickerStyle: DatePickerStyle, ThemeDatePickerStyle {
  var look: DatePickerLook { .compact }
  /// Creates the style.
  public init() {}
  /// Returns the picker of the theme in this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

/// The calendar itself, and a field with the time.
///
/// Mirrors SwiftUI's `GraphicalDatePickerStyle`.
public struct GraphicalDatePickerStyle: DatePickerStyle, ThemeDatePickerStyle {
  var look: DatePickerLook { .graphical }
  /// Creates the style.
  public init() {}
  /// Returns the picker of the theme in this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style: a button with the day, and a field with the time.
  public static var automatic: Self { Self() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button with the day, and a field with the time.
  public static var compact: Self { Self() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The calendar itself, and a field with the time.
  public static var graphical: Self { Self() }
}

extension View {
  /// Sets the style of the date pickers inside.
  ///
  /// Mirrors SwiftUI's `datePickerStyle(_:)`.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    controlStyle(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}

protocol ThemeDatePickerStyle: ThemeStyle {
  var look: DatePickerLook { get }
}

extension ThemeDatePickerStyle {
  func apply(to values: inout EnvironmentValues) { values.datePickerLook = look }
}

extension EnvironmentValues {
  var customDatePickerStyle: CustomStyle<DatePickerStyleConfiguration>? {
    customStyles.of(DatePickerStyleConfiguration.self)
  }

  var datePickerLook: DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

private struct DatePickerLookKey: EnvironmentKey {
  static var defaultValue: DatePickerLook { .compact }
}
