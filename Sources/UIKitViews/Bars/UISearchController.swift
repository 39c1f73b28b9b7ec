import Foundation

/// A search whose field is below the bar of the window, or wherever its ``searchBar`` is shown.
///
/// Mirrors `UISearchController`. It is presented by `UINavigationItem.searchController`:
///
/// ```swift
/// let search = UISearchController(searchResultsController: ResultsController())
/// search.searchResultsUpdater = self
/// navigationItem.searchController = search
/// ```
///
/// Without a controller of the results, the screen itself shows them.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// The controller whose view covers that of the screen while there is a text, or `nil` if the screen shows the results.
  ///
  /// It becomes a child of the screen, which is its `presentingViewController`, too. On iOS, the search presents it.
  public private(set) var searchResultsController: UIViewController?
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that receives the begin and the end of the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Indicates whether the results are visible while the search is active and has a text. The default is `true`.
  open var automaticallyShowsSearchResultsController = true
  /// Indicates whether the results are visible. Setting it ends ``automaticallyShowsSearchResultsController``.
  open var showsSearchResultsController: Bool {
    get { results != nil }
    set {
      automaticallyShowsSearchResultsController = false
      showResults(newValue)
    }
  }
  /// Kept, without effect: the screen remains visible below the results.
  open var obscuresBackgroundDuringPresentation = false
  /// Kept, without effect: the bar remains visible.
  open var hidesNavigationBarDuringPresentation = false
  /// Kept, without effect: Escape ends the search.
  open var automaticallyShowsCancelButton = true

  /// Indicates whether the bar shows its scopes only while the search is active. Setting `showsScopeBar` of the bar has
  /// no lasting effect then. The default is `true`.
  open var automaticallyShowsScopeBar = true

  /// Indicates whether the search has a text or its bar has the keyboard focus.
  open var isActive: Bool {
    get { searchBar.isFirstResponder || searchBar.containsFocus || searchBar.text?.isEmpty == false }
    set {
      if newValue {
        searchBar.becomeFirstResponder()
      } else {
        searchBar.text = ""
        searchBar.resignFirstResponder()
        // A field with the keyboard focus has already reported the end.
        if wasActive { searchDidChange() }
        showResults(false)
      }
    }
  }

  /// The screen of the search. The results go when the screen goes.
  weak var screen: UIViewController? { didSet { if screen == nil { showResults(false) } } }
  private var results: SearchResults?
  private var wasActive = false

  deinit {}

  /// Creates a search.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }

  /// Creates a search whose results the screen shows. The arguments are ignored.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    searchBar.onChange = { [weak self] in self?.searchDidChange() }
    // Deferred, because GTK may be moving the focus to the results.
    searchBar.onFocusLeave = { [weak self] in
      Task { [weak self] in
        if let self, isActive != wasActive { searchDidChange() }
      }
    }
    searchBar.onCancel = { [weak self] in self?.isActive = false }
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Reports a change to the delegate and the updater, and shows or removes the results.
  private func searchDidChange() {
    let (isActive, hasChanged) = (isActive, isActive != wasActive)
    wasActive = isActive
    if hasChanged {
      if automaticallyShowsScopeBar { searchBar.showsScopeBar = isActive }
      if isActive {
        delegate?.willPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
      }
    }
    searchResultsUpdater?.updateSearchResults(for: self)
    if automaticallyShowsSearchResultsController { showResults(searchBar.text?.isEmpty == false) }
    guard hasChanged else { return }
    if isActive {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
  }

  private func showResults(_ isShown: Bool) {
    guard isShown != (results != nil), let controller = searchResultsController else { return }
    if isShown {
      // A search bar outside of the window's bar belongs to the screen that contains it.
      guard let screen = screen ?? sequence(first: searchBar, next: \.next).firstController else { return }
      results = SearchResults(of: controller, over: screen) { [weak self] in self?.isActive = false }
    } else {
      results?.remove()
      results = nil
    }
  }
}

extension Sequence where Element == UIResponder {
  fileprivate var firstController: UIViewController? { lazy.compactMap { $0 as? UIViewController }.first }
}
