/// A controller whose view is a declarative view.
///
/// Mirrors `UIHostingController`. It is the bridge between the two worlds: architecture code sees a controller, what is
/// on screen is described by a ``View``:
///
/// ```swift
/// window.rootViewController = HostingController(rootView: HomeView(viewModel: viewModel))
/// ```
///
/// No widget exists before the controller's window is shown, so a hosting controller can be made, contained and pushed
/// with no display.
@preconcurrency @MainActor
open class HostingController<Content: View>: ViewController {
  /// The view on screen. Setting it updates what is shown, in place.
  public var rootView: Content {
    didSet { hostingView?.rootView = rootView }
  }

  private var hostingView: HostingView<Content>?

  private let environment: EnvironmentScope?

  /// Makes a controller that shows `rootView`.
  public init(rootView: Content) {
    self.rootView = rootView
    environment = nil
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller that shows `rootView`, which inherits from the views around the one that makes it.
  init(rootView: Content, inheriting environment: EnvironmentScope) {
    self.rootView = rootView
    self.environment = environment
    super.init(nibName: nil, bundle: nil)
  }

  /// Gives `nil`: no archive can hold a controller on this platform.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {}

  open override func loadView() {
    let view = HostingView(rootView: rootView, environment: environment)
    hostingView = view
    self.view = view
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
    if appearanceState == .appearing { hostingView?.setOnScreen(true) }
  }

  open override func endAppearanceTransition() {
    super.endAppearanceTransition()
    if appearanceState == .disappeared { hostingView?.setOnScreen(false) }
    // A screen may have been waited for, to present something on it.
    if appearanceState == .appeared { PresentationQueue.shared.retry() }
  }

  /// Brings the widgets up to date now instead of in the next frame: for tests, and for measuring.
  public func flushNow() {
    hostingView?.flushNow()
  }
}
