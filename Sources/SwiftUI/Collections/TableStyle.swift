import GtkBridge
import GtkObjects

/// The look of tables.
///
/// Mirrors SwiftUI's `TableStyle`. Other types cannot conform to it.
public protocol TableStyle {
  /// The rules of the style sheet. Not for use outside the library.
  var _rules: String? { get }
}

/// The theme's look.
///
/// Mirrors SwiftUI's `AutomaticTableStyle`.
public struct AutomaticTableStyle: TableStyle {
  public var _rules: String? { nil }
  /// Creates the style.
  public init() {}
}

/// Rows with or without alternating backgrounds.
///
/// Mirrors SwiftUI's `InsetTableStyle`.
public struct InsetTableStyle: TableStyle {
  public let _rules: String?
  /// Creates the style.
  public init() { _rules = nil }
  /// Creates the style with or without alternating backgrounds.
  public init(alternatesRowBackgrounds: Bool) { _rules = alternatesRowBackgrounds ? alternating : nil }
}

/// A frame around the table, with or without alternating backgrounds.
///
/// Mirrors SwiftUI's `BorderedTableStyle`.
public struct BorderedTableStyle: TableStyle {
  public let _rules: String?
  /// Creates the style.
  public init() { self.init(alternatesRowBackgrounds: false) }
  /// Creates the style with or without alternating backgrounds.
  public init(alternatesRowBackgrounds: Bool) {
    _rules = "&{border:1px solid @borders;}" + (alternatesRowBackgrounds ? alternating : "")
  }
}

private let alternating = "& listview>row:nth-child(even):not(:selected){background-color:alpha(@theme_fg_color,0.04);}"

extension TableStyle where Self == AutomaticTableStyle {
  /// The theme's look.
  public static var automatic: Self { Self() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows without alternating backgrounds.
  public static var inset: Self { Self() }
  /// Rows with or without alternating backgrounds.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A frame around the table.
  public static var bordered: Self { Self() }
  /// A frame around the table, with or without alternating backgrounds.
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  /// Sets the look of the table.
  ///
  /// Mirrors SwiftUI's `tableStyle(_:)`. Apply it to the table itself.
  public func tableStyle<Style: TableStyle>(_ style: Style) -> some View { cssRules(style._rules) }

  /// Shows or hides the titles of the columns of the table.
  ///
  /// Mirrors SwiftUI's `tableColumnHeaders(_:)`.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    widgetModifier(ColumnHeaders(areShown: visibility != .hidden))
  }
}

private struct ColumnHeaders: WidgetModifier {
  let areShown: Bool

  func attach(to element: Element) -> Gtk.Widget { element.control }

  func apply(to widget: Gtk.Widget) {
    // The header of a table is the first widget in it.
    if widget.typeName == "GtkColumnView" { widget.firstChild?.isVisible = areShown }
  }
}
