extension UIViewController {
  /// The view that the screen shows in place of missing content, or `nil` for its content.
  ///
  /// Mirrors `UIViewController.contentUnavailableConfiguration`. The page covers the view of the controller, including
  /// the rows of a table. Declarative views do not show it, because they have their own.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { (contentUnavailable as? UnavailableContent)?.configuration }
    set {
      if let newValue {
        let content = contentUnavailable as? UnavailableContent ?? UnavailableContent()
        contentUnavailable = content
        content.show(newValue, in: self)
      } else {
        (contentUnavailable as? UnavailableContent)?.remove()
        contentUnavailable = nil
      }
    }
  }
}

/// The page over the view of a controller.
@MainActor
private final class UnavailableContent {
  private(set) var configuration: (any UIContentConfiguration)?
  private var page: (any UIView & UIContentView)?

  func show(_ configuration: any UIContentConfiguration, in controller: UIViewController) {
    self.configuration = configuration
    let state = controller.contentUnavailableConfigurationState
    let shown = (configuration as? UIContentUnavailableConfiguration)?.updated(for: state) ?? configuration
    if let page, page.supports(shown) {
      page.configuration = shown
      return
    }
    remove()
    guard let view = controller.view else { return }
    let page = shown.makeContentView()
    self.page = page
    view.addCover(page)
  }

  func remove() {
    guard let page else { return }
    self.page = nil
    page.superview?.removeCover(page)
  }
}
