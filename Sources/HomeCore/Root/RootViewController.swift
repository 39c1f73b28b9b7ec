import RIBs
import ViewControllers

/// The window's root controller: one screen fills it, and gives the window its title. Around the screen stands what the
/// window shows whichever screen that is.
public final class RootViewController: ViewController, RootPresentable, RootViewControllable {
  /// Puts a view that shows the view model, with a screen in it, into the controller.
  public typealias Content = (_ screen: ViewController, RootViewModel, ViewController) -> Void

  /// What is shown around the screen.
  public let viewModel: RootViewModel
  /// The screen that fills the window; `nil` before there is one.
  public private(set) var screen: ViewController?

  private let content: Content

  /// Makes a controller whose screen `content` puts in.
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
