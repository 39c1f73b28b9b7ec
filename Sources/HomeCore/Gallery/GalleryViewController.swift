import ViewControllers

/// The gallery's screen: the host of a declarative view that shows every view and modifier there is.
public final class GalleryViewController: ScreenController {
  /// Puts the toolkit's view into the controller.
  public typealias Content = (ViewController) -> Void

  private let content: Content

  /// Makes a controller whose view `content` puts in.
  public init(content: @escaping Content) {
    self.content = content
    super.init(screenName: "Gallery")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Gallery")
    content(self)
  }
}
