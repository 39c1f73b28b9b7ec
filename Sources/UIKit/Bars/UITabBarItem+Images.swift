import GtkBridge

/// What a tab has beside its title.
private final class TabContent {
  var image: UIImage?
  var selectedImage: UIImage?
  var badgeValue: String?
}

extension UITabBarItem {
  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title and images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title)
    (self.image, self.selectedImage) = (image, selectedImage)
  }

  /// Kept, without effect: tabs show titles.
  public var image: UIImage? {
    get { tab?.image }
    set { ensuredTab.image = newValue }
  }

  /// Kept, without effect, as ``image``.
  public var selectedImage: UIImage? {
    get { tab?.selectedImage }
    set { ensuredTab.selectedImage = newValue }
  }

  /// Kept, without effect.
  public var badgeValue: String? {
    get { tab?.badgeValue }
    set { ensuredTab.badgeValue = newValue }
  }

  private var tab: TabContent? { content as? TabContent }

  private var ensuredTab: TabContent {
    if let tab { return tab }
    let tab = TabContent()
    content = tab
    return tab
  }
}
