/// The object that updates the results of a search.
///
/// Mirrors `UISearchResultsUpdating`.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called after the text, the scope or the keyboard focus of the field has changed.
  func updateSearchResults(for searchController: UISearchController)
}
