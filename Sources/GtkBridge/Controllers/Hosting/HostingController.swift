/// A controller whose view is a declarative view.
///
/// Mirrors `UIHostingController`. It connects controllers to declarative views: architecture code uses a controller,
/// and a ``View`` describes the content on screen:
///
/// ```swift
/// window.rootViewController = HostingController(rootView: HomeView(viewModel: viewModel))
/// ```
///
/// The widgets are created when the controller's window is first shown. A hosting controller can therefore be created,
/// contained and pushed without a display.
@preconcurrency @MainActor
open class HostingController<Content: View>: ViewController {
  /// The view on screen. A new value updates the content in place.
  public var rootView: Content {
    didSet { hostingView?.rootView = rootView }
  }

  private var hostingView: HostingView<Content>?

  private let environment: EnvironmentScope?

  /// Creates a controller that shows `rootView`.
  public init(rootView: Content) {
    self.rootView = rootView
    environment = nil
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that shows `rootView` with the environment of the presenting view.
  init(rootView: Content, inheriting environment: EnvironmentScope) {
    self.rootView = rootView
    self.environment = environment
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: controllers cannot be decoded from an archive on this platform.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {}

  open override func loadView() {
    let view = HostingView(rootView: rootView, environment: environment)
    hostingView = view
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
    if appearanceState == .appearing { hostingView?.setOnScreen(true) }
  }

  open override func endAppearanceTransition() {
    super.endAppearanceTransition()
    if appearanceState == .disappeared { hostingView?.setOnScreen(false) }
    // A presentation may be waiting for this screen to appear.
    if appearanceState == .appeared { PresentationQueue.shared.retry() }
  }

  /// Updates the widgets immediately instead of in the next frame. Intended for tests and measurements.
  public func flushNow() {
    hostingView?.flushNow()
  }
}
