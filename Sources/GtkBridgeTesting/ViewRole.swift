/// The accessibility role of an element.
///
/// The names are those of GTK, which follow WAI-ARIA. A role without a constant can be written as a string literal:
/// `host.element("progress-bar")`.
public struct ViewRole: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// GTK's name of the role.
  public let rawValue: String

  /// Creates a role from GTK's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a role from GTK's name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  public var description: String { rawValue }

  /// A ``Button`` or another control that behaves like one.
  public static let button: ViewRole = "button"
  /// A ``Text``.
  public static let text: ViewRole = "label"
  /// A ``TextField`` or a ``TextEditor``.
  public static let textField: ViewRole = "text-box"
  /// A ``SearchField``.
  public static let searchField: ViewRole = "search-box"
  /// A ``Toggle`` with the checkbox style.
  public static let checkbox: ViewRole = "checkbox"
  /// A ``Toggle`` with the switch style.
  public static let `switch`: ViewRole = "switch"
  /// A ``Slider``.
  public static let slider: ViewRole = "slider"
  /// A ``List``.
  public static let list: ViewRole = "list"
  /// A row of a ``List``.
  public static let row: ViewRole = "list-item"
  /// A determinate ``ProgressView``.
  public static let progressBar: ViewRole = "progress-bar"
  /// An ``Image``.
  public static let image: ViewRole = "img"
}
