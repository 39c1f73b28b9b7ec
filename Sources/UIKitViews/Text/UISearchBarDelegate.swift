import Foundation

/// The object that receives the events of a search bar.
///
/// Mirrors `UISearchBarDelegate`.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether the field may get the keyboard focus.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Returns whether the field may lose the keyboard focus. If not, the field gets the focus back after the user has
  /// moved it.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Returns whether the user may replace a range of the text, in UTF-16 units.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called after the user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called after the field has got the keyboard focus.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called after the field has lost the keyboard focus.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after Enter has been pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called after the Cancel button or Escape has been pressed.
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
