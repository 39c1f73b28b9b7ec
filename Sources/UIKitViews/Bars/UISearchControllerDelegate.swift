/// The object that receives the begin and the end of a search.
///
/// Mirrors `UISearchControllerDelegate`. A search begins when its field gets the keyboard focus or a text, and ends
/// when it has neither.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called when a search begins, before its results are updated.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when a search has begun, after its results were updated.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called when a search ends, before its results are updated.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when a search has ended, after its results were updated.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Never called: `UINavigationItem.searchController` presents the search.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
