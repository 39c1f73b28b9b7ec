import Foundation

/// The object that a search bar tells about the search.
///
/// Mirrors `UISearchBarDelegate`.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether the field may have the keyboard.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Returns whether the field may lose the keyboard by ``UISearchBar/resignFirstResponder()``. The user can always leave
  /// it.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Returns whether the user may replace a range of the text, in UTF-16 units.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The field has got the keyboard.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// The field has lost the keyboard.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Enter has been pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that ends the search, or Escape, has been pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Another scope has been chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
