import HomeCore

/// What other desktops have changed in a short time.
struct ShopNews {
  private(set) var books: Set<BookChange> = []
  /// Indicates whether another desktop has changed the person's cart itself, and not only the prices in it.
  private(set) var hasCart = false
  private(set) var hasComics = false
  private(set) var hasOffers = false
  private(set) var likedComics: Set<Int> = []

  /// The number of comics from which on a new list is told rather than each comic.
  static let maximumLikes = 50

  var isEmpty: Bool { books.isEmpty && !hasComics && !hasOffers && likedComics.isEmpty }

  /// Indicates whether searches have other results.
  var hasCatalogue: Bool { books.contains(.books) || hasOffers }

  /// Adds a notification: `ORIGIN books`, `ORIGIN like 7` and so on. What is said of carts and orders is said to
  /// their person alone.
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
