import ViewControllers

/// The controller of a screen of the shop: the host of its declarative view.
public final class ShopViewController: ScreenController {
  /// Puts a view into the controller.
  public typealias Content = (ViewController) -> Void

  private let screen: AppScreen
  private let content: Content

  /// Makes a controller whose view `content` puts in.
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
