import Foundation
import GtkBridge
import GtkObjects

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
    /// The word “Favorites” in the user's language.
    case favorites
    /// The word “Featured” in the user's language.
    case featured
    /// The words “Top Rated” in the user's language.
    case topRated
    /// The word “Recents” in the user's language.
    case recents
    /// The word “Contacts” in the user's language.
    case contacts
    /// The word “History” in the user's language.
    case history
    /// The word “Bookmarks” in the user's language.
    case bookmarks
    /// The word “Search” in the user's language.
    case search
    /// The word “Downloads” in the user's language.
    case downloads
    /// The words “Most Recent” in the user's language.
    case mostRecent
    /// The words “Most Viewed” in the user's language.
    case mostViewed
  }

  /// Creates an item with a usual meaning: its word and its symbol.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  /// The image above the title: a shape in the colour of the title, unless its rendering mode is `alwaysOriginal`.
  public var image: UIImage? {
    get { tab?.image }
    set {
      ensuredTab.image = newValue
      contentDidChange()
    }
  }

  /// The image of the selected tab, or `nil` for ``image``.
  public var selectedImage: UIImage? {
    get { tab?.selectedImage }
    set {
      ensuredTab.selectedImage = newValue
      contentDidChange()
    }
  }

  /// A short text at the corner of the tab, such as a number; `nil` shows none.
  public var badgeValue: String? {
    get { tab?.badgeValue }
    set {
      ensuredTab.badgeValue = newValue
      contentDidChange()
    }
  }

  /// The colour of the badge, or `nil` for red.
  public var badgeColor: UIColor? {
    get { tab?.badgeColor }
    set {
      ensuredTab.badgeColor = newValue
      contentDidChange()
    }
  }

  /// Kept, without effect: the theme places titles.
  public var titlePositionAdjustment: UIOffset {
    get { tab?.titlePositionAdjustment ?? .zero }
    set { ensuredTab.titlePositionAdjustment = newValue }
  }

  /// Kept, without effect: the theme places images.
  public var imageInsets: UIEdgeInsets {
    get { tab?.imageInsets ?? .zero }
    set { ensuredTab.imageInsets = newValue }
  }

  /// Keeps the title's attributes for a state, without effect: tabs have the look of the theme.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ensuredTab.titleAttributes[state] = attributes
  }

  /// Returns the attributes of a state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    tab?.titleAttributes[state]
  }

  /// Returns the appearance of all tabs. Its values are kept, without effect: tabs have the look of the theme.
  ///
  /// Mirrors `UITabBarItem.appearance()`.
  public static func appearance() -> UITabBarItem { proxy }

  /// Returns the appearance of tabs inside the given containers, the innermost first. Kept, without effect.
  ///
  /// Mirrors `UITabBarItem.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem {
    ContainedAppearances.appearance(of: UITabBarItem.self, in: containerTypes) { UITabBarItem(title: nil) }
  }

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
    case .favorites: Gtk.word(localized: "Favorites")
    case .featured: Gtk.word(localized: "Featured")
    case .topRated: Gtk.word(localized: "Top Rated")
    case .recents: Gtk.word(localized: "Recents")
    case .contacts: Gtk.word(localized: "Contacts")
    case .history: Gtk.word(localized: "History")
    case .bookmarks: Gtk.word(localized: "Bookmarks")
    case .search: Gtk.word(localized: "Search")
    case .downloads: Gtk.word(localized: "Downloads")
    case .mostRecent: Gtk.word(localized: "Most Recent")
    case .mostViewed: Gtk.word(localized: "Most Viewed")
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
