extension UIApplication {
  /// The reason of the launch. The desktop gives none: a URL goes to
  /// ``UIApplicationDelegate/application(_:open:options:)``.
  ///
  /// Mirrors `UIApplication.LaunchOptionsKey`.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name on iOS.
    public let rawValue: String
    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A URL.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The program that asked for the launch.
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A notification of a server.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A notification of the program itself.
    public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// A place that the user has reached.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// A command of the program's icon.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// Activities of another device.
    public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// An option of a URL that the program opens. The desktop has none.
  ///
  /// Mirrors `UIApplication.OpenURLOptionsKey`.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name on iOS.
    public let rawValue: String
    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The program that asks.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A value from that program.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Indicates whether the program must copy the file before it changes it.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
