/// The content of the navigation bar while a controller is on top of the stack.
///
/// Mirrors `UINavigationItem`, limited to the title.
@preconcurrency @MainActor
public final class NavigationItem {
  private weak var owner: ViewController?
  private var ownTitle: String?

  init(owner: ViewController) {
    self.owner = owner
  }

  /// The title in the bar. Defaults to the controller's title.
  public var title: String? {
    get { ownTitle ?? owner?.title }
    set {
      ownTitle = newValue
      if let owner { owner.parent?.childTitleDidChange(owner) }
    }
  }
}
