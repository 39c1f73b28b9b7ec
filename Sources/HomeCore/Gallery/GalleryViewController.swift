import ViewControllers

/// The controller of the gallery screen, which hosts a declarative view with examples of every view and modifier.
public final class GalleryViewController: ScreenController {
  private let views: any ScreenViews

  /// Creates a controller that gets its view from `views`.
  public init(views: any ScreenViews) {
    self.views = views
    super.init(screenName: "Gallery")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Gallery")
    views.attachGallery(to: self)
  }
}
