/// A kind of notification, with its buttons.
///
/// Mirrors `UNNotificationCategory`.
public struct UNNotificationCategory: Hashable, Sendable {
  /// Options of a category. Without effect: the desktop neither reports closed notifications nor supports a car's
  /// screen.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, which equal those on Apple's systems.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The program is notified of a closed notification. Without effect: the desktop does not report it.
    public static let customDismissAction = Options(rawValue: 1 << 0)
    /// The notification is also for a car's screen. Without effect.
    public static let allowInCarPlay = Options(rawValue: 1 << 1)
    /// The title is shown even if contents are hidden. Without effect: the desktop's settings decide.
    public static let hiddenPreviewsShowTitle = Options(rawValue: 1 << 2)
    /// The subtitle is shown even if contents are hidden. Without effect: the desktop's settings decide.
    public static let hiddenPreviewsShowSubtitle = Options(rawValue: 1 << 3)
    /// The notification may be read out. Without effect: the desktop's screen reader decides.
    public static let allowAnnouncement = Options(rawValue: 1 << 4)
  }

  /// The identifier, to which a content refers.
  public let identifier: String
  /// The buttons. The desktop may limit them to three.
  public let actions: [UNNotificationAction]

  /// The identifiers of intents. Kept, without effect: the desktop has no intents.
  public let intentIdentifiers: [String]
  /// The text for hidden contents. Kept, without effect: the desktop shows its own text.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The text for several notifications. Kept, without effect: the desktop does not group notifications.
  public let categorySummaryFormat: String
  /// The options.
  public let options: Options

  /// Creates a category. The placeholder and the format have no effect.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String] = [],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil, options: Options = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
  }
}
