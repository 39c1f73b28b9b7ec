enum UserSchema {
  /// "HoUs" in ASCII.
  static let applicationID = 0x486F_5573

  static let migrations = Migrations(applicationID: applicationID, steps: [.script(tables), .script(cancellations)]) {
    _ in
  }

  private static let cancellations = """
    ALTER TABLE orders ADD COLUMN is_cancelled INTEGER NOT NULL DEFAULT 0 CHECK (is_cancelled IN (0, 1));
    """

  // Books and comics are in another file and are referenced by identifier. An order stores copies of its books, which
  // later changes do not affect. Dates are milliseconds since 1970.
  private static let tables = """
    CREATE TABLE cart_items (
      position INTEGER PRIMARY KEY,
      book_id INTEGER NOT NULL UNIQUE,
      quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 999)
    ) STRICT;

    CREATE TABLE orders (
      id INTEGER PRIMARY KEY,
      date INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE order_items (
      order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      book_id INTEGER NOT NULL,
      title TEXT NOT NULL,
      author TEXT NOT NULL,
      price INTEGER NOT NULL,
      image_name TEXT NOT NULL,
      quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 999),
      PRIMARY KEY (order_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE liked_comics (
      comic_id INTEGER PRIMARY KEY
    ) STRICT;
    """
}
