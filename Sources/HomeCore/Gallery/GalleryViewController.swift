import ViewControllers

/// The controller of the gallery screen, which hosts a declarative view with examples of every view and modifier.
public final class GalleryViewController: ScreenController {
  /// A closure that installs the toolkit's view in the controller.
  public typealias Content = (ViewController) -> Void

  private let content: Content

  /// Creates a controller whose view is installed by `content`.
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
