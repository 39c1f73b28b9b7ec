/// What a navigation controller's bar says while a controller is on top.
///
/// Mirrors `UINavigationItem`, as far as the title.
@preconcurrency @MainActor
public final class NavigationItem {
  private weak var owner: ViewController?
  private var ownTitle: String?

  init(owner: ViewController) {
    self.owner = owner
  }

  /// The title in the bar. The controller's own title, unless another is set.
  public var title: String? {
    get { ownTitle ?? owner?.title }
    set {
      ownTitle = newValue
      if let owner { owner.parent?.childTitleDidChange(owner) }
    }
  }
}
