import Foundation

/// A command in the menu of a program's icon.
///
/// Mirrors `UIApplicationShortcutItem`. The desktop reads such commands from the program's desktop file. Commands that the
/// program sets while it runs are kept, without effect.
@preconcurrency @MainActor
open class UIApplicationShortcutItem {
  /// The name of the command for the program.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The second line.
  public let localizedSubtitle: String?
  /// The icon.
  public let icon: UIApplicationShortcutIcon?
  /// The program's own values.
  public let userInfo: [String: any NSSecureCoding]?
  /// An identifier of the command's subject.
  open var targetContentIdentifier: Any?

  /// Creates a command.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  deinit {}
}

/// The icon of a command in the menu of a program's icon.
///
/// Mirrors `UIApplicationShortcutIcon`. Kept, without effect.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon {
  /// A usual icon.
  public enum IconType: Int, Sendable {
    /// An icon of the system, which the name describes. It is not shown: see ``UIApplication/shortcutItems``.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    /// An icon of the system, which the name describes. It is not shown.
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
    /// An icon of the system, which the name describes. It is not shown.
    case alarm, bookmark, shuffle, audio, update
  }

  /// Creates a usual icon.
  public init(type: IconType) {}

  /// Creates an icon of a picture.
  public init(templateImageName: String) {}

  /// Creates an icon of a symbol.
  public init(systemImageName: String) {}

  deinit {}
}

extension UIApplication {
  /// Kept, without effect: the desktop reads commands from the program's desktop file.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { ShortcutItems.current }
    set { ShortcutItems.current = newValue }
  }

  /// Kept, without effect: the desktop shows the use of the network itself.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { ShortcutItems.isNetworkActive }
    set { ShortcutItems.isNetworkActive = newValue }
  }
}

/// The values that the program has set for its icon.
@MainActor
private enum ShortcutItems {
  static var current: [UIApplicationShortcutItem]?
  static var isNetworkActive = false
}
