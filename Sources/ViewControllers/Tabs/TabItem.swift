/// What stands for a controller on its tab.
///
/// Mirrors `UITabBarItem`, as far as the title.
@preconcurrency @MainActor
public final class TabItem {
  weak var owner: ViewController?
  private var ownTitle: String?

  /// Makes an item with a title; with `nil` it is the controller's.
  public init(title: String?) {
    ownTitle = title
  }

  /// The tab's title. The controller's own title, unless another is set.
  public var title: String? {
    get { ownTitle ?? owner?.title }
    set {
      ownTitle = newValue
      if let owner { owner.parent?.childTitleDidChange(owner) }
    }
  }
}
