extension UIScene {
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

  /// The object that receives the phases of the scene.
  public var delegate: (any UISceneDelegate)? {
    get { parts.delegate }
    set { parts.delegate = newValue }
  }

  /// The session of the scene.
  public var session: UISceneSession { parts.session }

  @MainActor private final class Parts {
    var delegate: (any UISceneDelegate)?
    let session = UISceneSession()
  }

  private var parts: Parts {
    if let parts = details as? Parts { return parts }
    let parts = Parts()
    details = parts
    return parts
  }

  /// The state of the program.
  public var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}

extension UIWindowScene {
  /// The windows of the program.
  public var windows: [UIWindow] { UIApplication.shared.windows }

  /// The window in front.
  public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// The screen.
  public var screen: UIScreen { .main }
}

extension UIWindow {
  /// The scene of the program. Code for iOS sets it for a new window; the program has only one.
  public var windowScene: UIWindowScene? {
    get { .shared }
    set {}
  }
}
