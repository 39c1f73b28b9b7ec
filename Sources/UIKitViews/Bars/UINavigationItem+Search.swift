/// The search of a screen.
///
/// Mirrors the part of `UINavigationItem` that is about searches.
extension UINavigationItem {
  /// The position of a search field.
  ///
  /// Mirrors `UINavigationItem.SearchBarPlacement`.
  public enum SearchBarPlacement: Int, Sendable {
    /// Here as ``stacked``.
    case automatic
    /// In the bar, in place of the title.
    case inline
    /// Below the bar.
    case stacked
  }

  /// The search, whose field is between the bar and the content.
  ///
  /// Mirrors `UINavigationItem.searchController`.
  public var searchController: UISearchController? {
    get { bar?.searchController }
    set {
      if searchController !== newValue { searchController?.screen = nil }
      newValue?.screen = owner
      ensuredBar.searchController = newValue
      ensuredBar.model.searchBar = newValue?.searchBar
    }
  }

  /// The preferred position of the search field. The default is below the bar. Set it before the screen is shown.
  ///
  /// Mirrors `UINavigationItem.preferredSearchBarPlacement`, whose default on an iPad is in the bar.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { bar?.searchBarPlacement ?? .automatic }
    set {
      ensuredBar.searchBarPlacement = newValue
      ensuredBar.model.isSearchInline = newValue == .inline
    }
  }

  /// The position of the search field.
  ///
  /// Mirrors `UINavigationItem.searchBarPlacement`.
  public var searchBarPlacement: SearchBarPlacement { preferredSearchBarPlacement == .inline ? .inline : .stacked }

  /// Kept, without effect: the search field is always visible.
  ///
  /// Mirrors `UINavigationItem.hidesSearchBarWhenScrolling`.
  public var hidesSearchBarWhenScrolling: Bool {
    get { bar?.hidesSearchBarWhenScrolling ?? true }
    set { ensuredBar.hidesSearchBarWhenScrolling = newValue }
  }
}
