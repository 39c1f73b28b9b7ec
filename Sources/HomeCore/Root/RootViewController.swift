import RIBs
import ViewControllers

/// The window's root controller. A screen fills it and sets the window's title; the view around the screen is the same
/// for all screens.
public final class RootViewController: ViewController, RootPresentable, RootViewControllable {
  /// A closure that installs a view of the view model, with a screen inside, in the controller.
  public typealias Content = (_ screen: ViewController, RootViewModel, ViewController) -> Void

  /// The view model of the view around the screen.
  public let viewModel: RootViewModel
  /// The screen in the window, or `nil` before there is one.
  public private(set) var screen: ViewController?

  private let content: Content

  /// Creates a controller whose screen is installed by `content`.
  public init(viewModel: RootViewModel, content: @escaping Content) {
    self.viewModel = viewModel
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  public func show(_ screen: ViewController) {
    self.screen = screen
    content(screen, viewModel, self)
    followTitle(of: screen)
  }
}
