/// A migration that moves the user's data out of the original single-file store.
///
/// The user's file is committed before the transaction that deletes the data from the original file. If that
/// transaction fails, the data is still in the original file, and the next attempt starts over with an emptied user's
/// file.
struct UserTablesMove {
  private static let tables = [
    ("cart_items", "position, book_id, quantity"),
    ("orders", "id, date"),
    ("order_items", "order_id, position, book_id, title, author, price, image_name, quantity"),
    ("liked_comics", "comic_id"),
  ]

  let userPath: String

  /// Moves all of the user's data.
  ///
  /// - Parameter connection: A connection to the original store, with an open transaction.
  func move(from connection: Connection) throws {
    // The view has the name of the user's table, so that one loop can copy all tables.
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
