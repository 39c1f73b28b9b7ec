import HomeCore

/// The recent changes of other desktops.
struct ShopNews {
  private(set) var books: Set<BookChange> = []
  /// Indicates whether another desktop has changed the person's cart itself, and not only its prices.
  private(set) var hasCart = false
  private(set) var hasComics = false
  private(set) var hasOffers = false
  private(set) var likedComics: Set<Int> = []

  /// The number of changed comics from which a new list is reported instead of each comic.
  static let maximumLikes = 50

  var isEmpty: Bool { books.isEmpty && !hasComics && !hasOffers && likedComics.isEmpty }

  /// Indicates whether searches have other results.
  var hasCatalogue: Bool { books.contains(.books) || hasOffers }

  /// Adds a notification: `ORIGIN books`, `ORIGIN like 7` and so on. Notifications of carts and orders are only sent to
  /// their person.
  ///
  /// - Parameter isOwn: A Boolean value that indicates whether this desktop has made the change.
  mutating func add(_ payload: String, isOwn: Bool) {
    let parts = payload.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2 else { return }
    switch parts[1] {
    case "books": books.formUnion([.books, .cart])
    case "cart":
      books.insert(.cart)
      hasCart = hasCart || !isOwn
    case "orders": books.insert(.orders)
    case "comics": hasComics = true
    case "offers": hasOffers = true
    case "like": if let id = parts.last.flatMap({ Int($0) }) { likedComics.insert(id) }
    default: break
    }
  }
}
