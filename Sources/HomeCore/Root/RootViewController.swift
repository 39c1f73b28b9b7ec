import RIBs
import ViewControllers

/// The window's root controller. A screen fills it and sets the window's title; the view around the screen is the same
/// for all screens.
public final class RootViewController: ViewController, RootPresentable, RootViewControllable {
  /// The view model of the view around the screen.
  public let viewModel: RootViewModel
  /// The screen in the window, or `nil` before there is one.
  public private(set) var screen: ViewController?

  private let views: any ScreenViews

  /// Creates a controller that gets the view around its screen from `views`.
  public init(viewModel: RootViewModel, views: any ScreenViews) {
    self.viewModel = viewModel
    self.views = views
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available: archives of controllers are not supported.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Fills the window with a screen, whose title becomes the window's.
  public func show(_ screen: ViewController) {
    self.screen = screen
    views.attachRoot(viewModel, around: screen, to: self)
    followTitle(of: screen)
  }
}
