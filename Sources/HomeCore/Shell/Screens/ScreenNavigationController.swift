import ViewControllers

/// A navigation controller whose title is that of its top screen.
final class ScreenNavigationController: NavigationController, NavigationControllerDelegate, TitledController {
  var onTitleChange: (() -> Void)?
  private weak var followed: ViewController?

  init(screens: [ViewController] = []) {
    super.init(nibName: nil, bundle: nil)
    delegate = self
    setViewControllers(screens, animated: false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override var title: String? {
    didSet { if title != oldValue { onTitleChange?() } }
  }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {
    followTitle(of: viewController, insteadOf: followed)
    followed = viewController
  }
}
