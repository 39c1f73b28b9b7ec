/// The content of a controller's tab.
///
/// Mirrors `UITabBarItem`, limited to the title.
@preconcurrency @MainActor
public final class TabItem {
  weak var owner: ViewController?
  private var ownTitle: String?

  /// Creates an item with a title. If `title` is `nil`, the item shows the controller's title.
  public init(title: String?) {
    ownTitle = title
  }

  /// The title of the tab. Defaults to the controller's title.
  public var title: String? {
    get { ownTitle ?? owner?.title }
    set {
      ownTitle = newValue
      if let owner { owner.parent?.childTitleDidChange(owner) }
    }
  }
}
