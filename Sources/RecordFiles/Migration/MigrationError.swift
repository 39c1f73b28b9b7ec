import HomeCore

/// An error that prevents a migration. Its description tells the user what to do.
package enum MigrationError: Error, Equatable, CustomStringConvertible {
  /// The source contains no shop.
  case noShop(place: String)
  /// The target already contains other records.
  case hasOtherRecords(place: String, arePersonal: Bool)
  /// The migration to the shop has not ended.
  case isUnfinished(place: String, source: String)
  /// Another program is migrating to the target.
  case isUnderWay(place: String)
  /// A text has a character that the target cannot store.
  case hasNull(table: MigratedTable, key: [Int])

  package var description: String {
    switch self {
    case .noShop(let place): String(localized: "There is no shop at “\(place)”.")
    case .hasOtherRecords(let place, arePersonal: false):
      String(localized: "“\(place)” already has other books, comics or offers. Choose a place without a shop.")
    case .hasOtherRecords(let place, arePersonal: true):
      String(localized: "“\(place)” already has another cart, orders or liked comics of yours. Choose another place.")
    case .isUnfinished(let place, let source):
      String(
        localized:
          "“\(place)” is incomplete: its migration from “\(source)” has not finished. Continue it with --migrate, or delete this shop."
      )
    case .isUnderWay(let place):
      String(localized: "Another migration to “\(place)” is going on. Try again once it has ended.")
    case .hasNull(let table, let key):
      String(
        localized:
          "A server cannot store the character NUL: \(table.title), \(key.map(String.init).joined(separator: "/")). Remove it."
      )
    }
  }
}
