import Foundation

/// The session of a scene, which keeps its values.
///
/// Mirrors `UISceneSession`. The program has one, because its windows belong together on the desktop.
@preconcurrency @MainActor
public final class UISceneSession: nonisolated Hashable {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name, which equals UIKit's.
    public let rawValue: String

    /// Creates a purpose from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on a screen of the desktop.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public let role = Role.windowApplication

  /// The identifier, which is the same in each run of the program.
  public let persistentIdentifier = "main"

  /// The configuration that the application's delegate has chosen for the scene.
  public internal(set) var configuration: UISceneConfiguration

  /// The scene, or `nil` before it is connected.
  public internal(set) weak var scene: UIScene?

  /// Values that the program keeps with the scene while it runs.
  public var userInfo: [String: Any]?

  init() { configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication) }

  public nonisolated static func == (first: UISceneSession, second: UISceneSession) -> Bool { first === second }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The class of a scene's delegate.
///
/// Mirrors `UISceneConfiguration`.
@preconcurrency @MainActor
public final class UISceneConfiguration {
  /// The name of the configuration, as in `Info.plist` on iOS.
  public let name: String?

  /// The purpose of the scene.
  public let role: UISceneSession.Role

  /// The class of the delegate. Without a value, a program without an `App` has the delegate that it declares: the
  /// class that conforms to ``UISceneDelegate``, which `Info.plist` names on iOS.
  public var delegateClass: AnyClass?

  /// Kept, without effect: the program has one scene.
  public var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// A URL or a file that the desktop asks the program to open.
///
/// Mirrors `UIOpenURLContext`.
@preconcurrency @MainActor
public final class UIOpenURLContext: nonisolated Hashable {
  /// The URL.
  public let url: URL

  /// Further properties.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) { self.url = url }

  public nonisolated static func == (first: UIOpenURLContext, second: UIOpenURLContext) -> Bool { first === second }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIScene {
  /// The reasons for the connection of a scene.
  ///
  /// Mirrors `UIScene.ConnectionOptions`.
  @preconcurrency @MainActor
  public final class ConnectionOptions {
    /// The URLs that the desktop asks the program to open.
    public let urlContexts: Set<UIOpenURLContext>

    /// The program that asks: unknown.
    public var sourceApplication: String? { nil }

    /// None: no other device continues an activity.
    public var userActivities: Set<NSUserActivity> { [] }

    /// None: the desktop has no icon commands that the program itself sets.
    public var shortcutItem: UIApplicationShortcutItem? { nil }

    init(urls: [URL]) { urlContexts = Set(urls.map(UIOpenURLContext.init)) }
  }

  /// The properties of a request to open a URL.
  ///
  /// Mirrors `UIScene.OpenURLOptions`.
  public struct OpenURLOptions: Sendable {
    /// The program that asks: unknown.
    public var sourceApplication: String? { nil }

    /// Always `true`: a file is opened in its place.
    public var openInPlace: Bool { true }
  }
}
