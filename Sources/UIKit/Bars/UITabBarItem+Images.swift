import Foundation
import GtkBridge
import GtkObjects

/// The properties of a tab beside its title.
private final class TabContent {
  var image: UIImage?
  var selectedImage: UIImage?
  var badgeValue: String?
  var badgeColor: UIColor?
  var titlePositionAdjustment = UIOffset.zero
  var imageInsets = UIEdgeInsets.zero
  var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}

extension UITabBarItem {
  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title and images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title)
    (self.image, self.selectedImage) = (image, selectedImage)
  }

  /// An item with a usual meaning.
  ///
  /// Mirrors `UITabBarItem.SystemItem`.
  public enum SystemItem: Int, Sendable {
    /// The word “More” in the user's language.
    case more
    /// The word “Favorites”, in English.
    case favorites
    /// The word “Featured”, in English.
    case featured
    /// The words “Top Rated”, in English.
    case topRated
    /// The word “Recents”, in English.
    case recents
    /// The word “Contacts”, in English.
    case contacts
    /// The word “History”, in English.
    case history
    /// The word “Bookmarks” in the user's language.
    case bookmarks
    /// The word “Search” in the user's language.
    case search
    /// The word “Downloads”, in English.
    case downloads
    /// The words “Most Recent”, in English.
    case mostRecent
    /// The things that most people have seen. Its word is English.
    case mostViewed
  }

  /// Creates an item with a usual meaning: its word, in the user's language where the library has it.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  /// Kept, without effect: tabs show titles.
  public var image: UIImage? {
    get { tab?.image }
    set { ensuredTab.image = newValue }
  }

  /// Kept, without effect, as ``image``.
  public var selectedImage: UIImage? {
    get { tab?.selectedImage }
    set { ensuredTab.selectedImage = newValue }
  }

  /// Kept, without effect.
  public var badgeValue: String? {
    get { tab?.badgeValue }
    set { ensuredTab.badgeValue = newValue }
  }

  /// Kept, without effect.
  public var badgeColor: UIColor? {
    get { tab?.badgeColor }
    set { ensuredTab.badgeColor = newValue }
  }

  /// Kept, without effect: the theme places titles.
  public var titlePositionAdjustment: UIOffset {
    get { tab?.titlePositionAdjustment ?? .zero }
    set { ensuredTab.titlePositionAdjustment = newValue }
  }

  /// Kept, without effect: tabs show titles.
  public var imageInsets: UIEdgeInsets {
    get { tab?.imageInsets ?? .zero }
    set { ensuredTab.imageInsets = newValue }
  }

  /// Keeps the colour and the typeface of the title in a state, without effect: tabs have the look of the theme.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ensuredTab.titleAttributes[state] = attributes
  }

  /// The attributes of a state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    tab?.titleAttributes[state]
  }

  /// The appearance of all tabs. Its values are kept, without effect: tabs have the look of the theme.
  ///
  /// Mirrors `UITabBarItem.appearance()`.
  public static func appearance() -> UITabBarItem { proxy }

  private static let proxy = UITabBarItem(title: nil)

  private var tab: TabContent? { content as? TabContent }

  private var ensuredTab: TabContent {
    if let tab { return tab }
    let tab = TabContent()
    content = tab
    return tab
  }
}

extension UITabBarItem.SystemItem {
  @MainActor fileprivate var title: String {
    switch self {
    case .more: Gtk.word(localized: "More")
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: Gtk.word(localized: "Bookmarks")
    case .search: Gtk.word(localized: "Search")
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star"
    case .recents, .history, .mostRecent: "clock"
    case .contacts: "person"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle"
    case .mostViewed: "eye"
    }
  }
}
