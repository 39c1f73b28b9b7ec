/// The content of a controller's tab.
///
/// Mirrors `UITabBarItem`, whose images and badges the module UIKit adds.
@preconcurrency @MainActor
public final class TabItem {
  weak var owner: ViewController?
  private var ownTitle: String?
  /// A number with which the program identifies the item.
  public var tag = 0
  /// The properties that the module UIKit adds to the title.
  package var content: AnyObject?

  /// Creates an item with a title. If `title` is `nil`, the item shows the controller's title.
  public init(title: String?) {
    ownTitle = title
  }

  /// The title of the tab. Defaults to the controller's title.
  public var title: String? {
    get { ownTitle ?? owner?.title }
    set {
      ownTitle = newValue
      contentDidChange()
    }
  }

  /// Updates the tab after a change of the title or the content.
  package func contentDidChange() {
    if let owner { owner.parent?.childTitleDidChange(owner) }
  }
}
