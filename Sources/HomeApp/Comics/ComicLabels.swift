import GtkBridge
import HomeCore

extension ComicFilter {
  var title: String {
    switch self {
    case .popular: String(localized: "Popular", context: "comics")
    case .new: String(localized: "New", context: "comics")
    case .finished: String(localized: "Finished", context: "comics")
    }
  }
}

extension Comic {
  /// The displayed number of likes.
  var likesText: String { likes.formatted(.number.locale(.user)) }

  /// The title of the like button in a menu.
  var likeTitle: String { isLiked ? String(localized: "Unlike") : String(localized: "Like") }

  /// The name of the like button for assistive technology.
  var likeLabel: String {
    isLiked
      ? String(localized: "Unlike “\(title)”, \(likes) likes")
      : String(localized: "Like “\(title)”, \(likes) likes")
  }
}
