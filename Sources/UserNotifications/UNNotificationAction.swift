/// A button of a notification.
///
/// Mirrors `UNNotificationAction`.
// Safe, because its values and those of its subclass are constants of safe types.
public class UNNotificationAction: Hashable, @unchecked Sendable {
  /// Options of an action. Kept, without effect: the desktop has one look for all actions.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, which equal those on Apple's systems.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The user must unlock the screen first. Kept, without effect.
    public static let authenticationRequired = Options(rawValue: 1 << 0)
    /// The action destroys data. Kept, without effect.
    public static let destructive = Options(rawValue: 1 << 1)
    /// The action brings the program to the front. Kept, without effect.
    public static let foreground = Options(rawValue: 1 << 2)
  }

  /// The identifier.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// The options.
  public let options: Options
  /// The icon, or `nil`. Kept, without effect: the desktop only shows titles.
  public let icon: UNNotificationActionIcon?

  /// Creates an action.
  public init(identifier: String, title: String, options: Options = [], icon: UNNotificationActionIcon? = nil) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }

  fileprivate var texts: [String] { [] }

  public static func == (one: UNNotificationAction, other: UNNotificationAction) -> Bool {
    one.identifier == other.identifier && one.title == other.title && one.options == other.options
      && one.icon == other.icon && one.texts == other.texts
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// A button of a notification that asks for a text.
///
/// Mirrors `UNTextInputNotificationAction`. The desktop's notifications have no fields: a small window of the program
/// asks for the text.
// Safe for the reason that its superclass names.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The placeholder of the field.
  public let textInputPlaceholder: String

  /// Creates an action.
  public init(
    identifier: String, title: String, options: Options = [], icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }

  fileprivate override var texts: [String] { [textInputButtonTitle, textInputPlaceholder] }
}

/// The icon of an action, which the desktop does not show.
///
/// Mirrors `UNNotificationActionIcon`.
public struct UNNotificationActionIcon: Hashable, Sendable {
  private let name: String
  private let isSymbol: Bool

  /// Creates an icon of a picture of the program.
  public init(templateImageName: String) { (name, isSymbol) = (templateImageName, false) }

  /// Creates an icon of a system symbol.
  public init(systemImageName: String) { (name, isSymbol) = (systemImageName, true) }
}
