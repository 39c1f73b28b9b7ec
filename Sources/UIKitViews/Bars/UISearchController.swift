/// The object that shows the results of a search.
///
/// Mirrors `UISearchResultsUpdating`.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called after the text, the scope or the keyboard of the field has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// A search whose field is below the bar of the window.
///
/// Mirrors `UISearchController`. The results are shown by the screen itself; a controller for them is kept, without effect.
/// It is presented by `UINavigationItem.searchController`.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// The controller of the results. Kept, without effect.
  public private(set) var searchResultsController: UIViewController?
  /// The object that shows the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    didSet { followSearchBar() }
  }
  /// Kept, without effect: the screen remains visible.
  open var obscuresBackgroundDuringPresentation = false
  /// Kept, without effect: the bar remains visible.
  open var hidesNavigationBarDuringPresentation = false
  /// Kept, without effect.
  open var automaticallyShowsCancelButton = true

  /// Indicates whether the user searches: whether there is a text, or the field has the keyboard.
  open var isActive: Bool {
    get { searchBar.isFirstResponder || searchBar.text?.isEmpty == false }
    set {
      if newValue {
        searchBar.becomeFirstResponder()
      } else {
        searchBar.text = ""
        searchBar.resignFirstResponder()
        searchResultsUpdater?.updateSearchResults(for: self)
      }
    }
  }

  deinit {}

  /// Creates a search.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }

  /// Tells the updater of the user's changes, and ends the search when the user cancels it.
  func followSearchBar() {
    searchBar.onChange = { [weak self] in
      if let self { searchResultsUpdater?.updateSearchResults(for: self) }
    }
    searchBar.onCancel = { [weak self] in self?.isActive = false }
  }
}
