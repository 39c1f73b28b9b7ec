import ViewControllers

/// The controller of a shop screen, which hosts its declarative view.
public final class ShopViewController: ScreenController {
  /// A closure that installs a view in the controller.
  public typealias Content = (ViewController) -> Void

  private let screen: AppScreen
  private let content: Content

  /// Creates a controller whose view is installed by `content`.
  public init(screen: AppScreen, content: @escaping Content) {
    self.screen = screen
    self.content = content
    super.init(screenName: screen.rawValue.capitalized)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = screen.title
    content(self)
  }
}
