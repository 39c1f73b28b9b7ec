/// Moves what the user has out of a store's first form, in which all was in one file.
///
/// It is on the disk in the user's file before the transaction goes on that takes it out of the other one. If that does not
/// come to its end, the next try finds everything where it was, and begins again in an emptied file.
struct UserTablesMove {
  private static let tables = [
    ("cart_items", "position, book_id, quantity"),
    ("orders", "id, date"),
    ("order_items", "order_id, position, book_id, title, author, price, image_name, quantity"),
    ("liked_comics", "comic_id"),
  ]

  /// Where the user's file is, or will be.
  let userPath: String

  /// Moves everything.
  ///
  /// - Parameter connection: The store of the first form, in a transaction.
  func move(from connection: Connection) throws {
    // Under the name that the user's file has for it.
    try connection.executeScript(
      "CREATE TEMP VIEW liked_comics AS SELECT id AS comic_id FROM main.comics WHERE is_liked")
    let isEmpty = try Self.tables.allSatisfy { try connection.integer("SELECT 1 FROM \($0.0) LIMIT 1") == nil }
    if !isEmpty { try copy(from: connection) }
    try connection.executeScript(
      """
      DROP VIEW temp.liked_comics;
      DROP TABLE order_items;
      DROP TABLE orders;
      DROP TABLE cart_items;
      UPDATE comics SET likes = max(likes - 1, 0) WHERE is_liked;
      ALTER TABLE comics DROP COLUMN is_liked;
      """)
  }

  private func copy(from connection: Connection) throws {
    let user = try Connection.writing(userPath, mode: .create, migrations: UserSchema.migrations)
    try user.transaction(.writing) {
      for (table, _) in Self.tables.reversed() { try user.execute("DELETE FROM \(table)") }
      for (table, columns) in Self.tables {
        let count = columns.split(separator: ",").count
        let places = Array(repeating: "?", count: count).joined(separator: ", ")
        try connection.statement("SELECT \(columns) FROM \(table)").forEachRow { row in
          let values = (0..<Int32(count)).map(row.value)
          try user.execute("INSERT INTO \(table) (\(columns)) VALUES (\(places))", values)
        }
      }
    }
  }
}
