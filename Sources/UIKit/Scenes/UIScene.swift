/// A part of the program that has windows.
///
/// Mirrors `UIScene`. The program has one, a ``UIWindowScene``.
@preconcurrency @MainActor
public class UIScene: nonisolated Hashable {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// It has no window. No scene of the desktop is in this state.
    case unattached = -1
    /// A window of the program has the focus.
    case foregroundActive = 0
    /// A window is visible, and another program has the focus.
    case foregroundInactive = 1
    /// No window is visible.
    case background = 2
  }

  /// The object that is told of the scene's life.
  public var delegate: (any UISceneDelegate)?

  /// The part of the program's memory that belongs to the scene.
  public let session = UISceneSession()

  fileprivate init() {}

  /// The state of the program.
  public var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  public nonisolated static func == (first: UIScene, second: UIScene) -> Bool { first === second }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The windows of the program.
///
/// Mirrors `UIWindowScene`. The program has one: on the desktop, its windows belong together.
public final class UIWindowScene: UIScene {
  static let shared = UIWindowScene()

  /// A size of windows that suits most content.
  static let usualSize = CGSize(width: 800, height: 600)

  /// The windows of the program.
  public var windows: [UIWindow] { UIApplication.shared.windows }

  /// The window in front.
  public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// The screen.
  public var screen: UIScreen { .main }
}

extension UIWindow {
  /// Creates a window of the program, of a size that suits most content.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(origin: .zero, size: UIWindowScene.usualSize))
  }

  /// The scene of the program. Code for iOS sets it for a new window; the program has no other.
  public var windowScene: UIWindowScene? {
    get { .shared }
    set {}
  }
}
