/// The content of the navigation bar while a controller is on top of the stack.
///
/// Mirrors `UINavigationItem`. UIKit's module adds the items of the bar.
@preconcurrency @MainActor
public final class NavigationItem {
  package private(set) weak var owner: ViewController?
  private var ownTitle: String?

  /// The items of the bar. The toolkit counterpart of the controller's view shows them.
  package var content: AnyObject?

  /// Called in place of the back navigation when the user requests it.
  package var onBack: (() -> Void)?

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
