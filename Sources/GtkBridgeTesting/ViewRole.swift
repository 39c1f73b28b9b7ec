/// What an element is to assistive technology.
///
/// The names are GTK's, which are WAI-ARIA's. A role that has no constant here can be written as a string:
/// `host.element("progress-bar")`.
public struct ViewRole: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// GTK's name.
  public let rawValue: String

  /// Makes a role of GTK's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { self.init(rawValue: value) }

  public var description: String { rawValue }

  /// A ``Button``, and everything else that is pressed.
  public static let button: ViewRole = "button"
  /// A ``Text``.
  public static let text: ViewRole = "label"
  /// A ``TextField`` or a ``TextEditor``.
  public static let textField: ViewRole = "text-box"
  /// A ``SearchField``.
  public static let searchField: ViewRole = "search-box"
  /// A ``Toggle`` with a box to check.
  public static let checkbox: ViewRole = "checkbox"
  /// A ``Toggle`` that looks like a switch.
  public static let `switch`: ViewRole = "switch"
  /// A ``Slider``.
  public static let slider: ViewRole = "slider"
  /// A ``List``.
  public static let list: ViewRole = "list"
  /// A row of a ``List``.
  public static let row: ViewRole = "list-item"
  /// A ``ProgressView`` that knows how far it is.
  public static let progressBar: ViewRole = "progress-bar"
  /// An ``Image``.
  public static let image: ViewRole = "img"
}
