/// The schema of the store's main file.
enum CatalogueSchema {
  /// "HoAp" in ASCII.
  static let applicationID = 0x486F_4170

  /// Returns the migrations.
  ///
  /// - Parameters:
  ///   - userPath: The path of the user's file.
  ///   - fill: A closure that inserts the initial records of a new store.
  static func migrations(
    userPath: String, fill: @escaping @Sendable (Connection) throws -> Void
  ) -> Migrations {
    Migrations(
      applicationID: applicationID,
      steps: [
        .script(shop),
        .work { try UserTablesMove(userPath: userPath).move(from: $0) },
        .script(searches),
        .work(SearchTermsRenewal.renew),
      ], fill: fill)
  }

  // Comics and offers are searched like books: see below.
  private static let searches = [SearchedTable.comics, .products].map { table in
    """
    CREATE TABLE \(table.terms.table) (
      \(table.terms.id) INTEGER PRIMARY KEY REFERENCES \(table.name) (id) ON DELETE CASCADE,
      search_terms TEXT NOT NULL
    ) STRICT;
    CREATE VIRTUAL TABLE \(table.index) USING fts5 (
      search_terms, content = '\(table.terms.table)', content_rowid = '\(table.terms.id)',
      tokenize = 'ascii', prefix = '1 2', detail = none, columnsize = 0
    );
    CREATE TRIGGER \(table.terms.table)_inserted AFTER INSERT ON \(table.terms.table) BEGIN
      INSERT INTO \(table.index) (rowid, search_terms) VALUES (new.\(table.terms.id), new.search_terms);
    END;
    CREATE TRIGGER \(table.terms.table)_deleted AFTER DELETE ON \(table.terms.table) BEGIN
      INSERT INTO \(table.index) (\(table.index), rowid, search_terms)
      VALUES ('delete', old.\(table.terms.id), old.search_terms);
    END;
    CREATE TRIGGER \(table.terms.table)_updated AFTER UPDATE OF search_terms ON \(table.terms.table)
    WHEN old.search_terms <> new.search_terms BEGIN
      INSERT INTO \(table.index) (\(table.index), rowid, search_terms)
      VALUES ('delete', old.\(table.terms.id), old.search_terms);
      INSERT INTO \(table.index) (rowid, search_terms) VALUES (new.\(table.terms.id), new.search_terms);
    END;

    """
  }.joined()

  // Text is ordered by code point, with A to Z folded to lowercase (NOCASE). SQLite appends the row identifier to each
  // index, so every index is a total order and a page can begin at any element. `books` has only the columns of a list,
  // because a search reads each matching book in order to sort the results.
  //
  // `search_terms` contains the keys of `SearchText`, each preceded by a space. The full-text index finds all books
  // with a key that begins with a word; `instr` answers the same for a single book. The keys are normalised already, so
  // the plain `ascii` tokenizer suffices, and positions within the text are not needed.
  //
  // Dates are milliseconds since 1970. A later migration moves the cart, the orders and the likes to a separate file.
  static let shop = """
    CREATE TABLE books (
      id INTEGER PRIMARY KEY,
      title TEXT NOT NULL COLLATE NOCASE,
      author TEXT NOT NULL COLLATE NOCASE,
      price INTEGER NOT NULL CHECK (price >= 0),
      image_name TEXT NOT NULL
    ) STRICT;
    CREATE INDEX books_by_title ON books (title);
    CREATE INDEX books_by_author ON books (author);
    CREATE INDEX books_by_price ON books (price);
    CREATE INDEX books_by_falling_price ON books (price DESC);

    CREATE TABLE book_details (
      book_id INTEGER PRIMARY KEY REFERENCES books (id) ON DELETE CASCADE,
      summary TEXT NOT NULL,
      publisher TEXT NOT NULL,
      year INTEGER NOT NULL,
      page_count INTEGER NOT NULL CHECK (page_count >= 0),
      search_terms TEXT NOT NULL
    ) STRICT;

    CREATE VIRTUAL TABLE book_search USING fts5 (
      search_terms, content = 'book_details', content_rowid = 'book_id',
      tokenize = 'ascii', prefix = '1 2', detail = none, columnsize = 0
    );
    CREATE TRIGGER book_details_inserted AFTER INSERT ON book_details BEGIN
      INSERT INTO book_search (rowid, search_terms) VALUES (new.book_id, new.search_terms);
    END;
    CREATE TRIGGER book_details_deleted AFTER DELETE ON book_details BEGIN
      INSERT INTO book_search (book_search, rowid, search_terms) VALUES ('delete', old.book_id, old.search_terms);
    END;
    CREATE TRIGGER book_details_updated AFTER UPDATE OF book_id, search_terms ON book_details
    WHEN old.book_id <> new.book_id OR old.search_terms <> new.search_terms BEGIN
      INSERT INTO book_search (book_search, rowid, search_terms) VALUES ('delete', old.book_id, old.search_terms);
      INSERT INTO book_search (rowid, search_terms) VALUES (new.book_id, new.search_terms);
    END;

    CREATE TABLE cart_items (
      position INTEGER PRIMARY KEY,
      book_id INTEGER NOT NULL UNIQUE REFERENCES books (id) ON DELETE CASCADE,
      quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 999)
    ) STRICT;

    -- An order keeps the books as they were, whatever becomes of them.
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

    CREATE TABLE comics (
      id INTEGER PRIMARY KEY,
      title TEXT NOT NULL,
      author TEXT NOT NULL,
      thumbnail TEXT NOT NULL,
      likes INTEGER NOT NULL CHECK (likes >= 0),
      is_liked INTEGER NOT NULL CHECK (is_liked IN (0, 1)),
      is_finished INTEGER NOT NULL CHECK (is_finished IN (0, 1)),
      start_date INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX comics_by_likes ON comics (likes DESC);
    CREATE INDEX comics_by_end_and_likes ON comics (is_finished, likes DESC);
    CREATE INDEX comics_by_end_and_start ON comics (is_finished, start_date);

    CREATE TABLE products (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      price INTEGER NOT NULL CHECK (price >= 0),
      store TEXT NOT NULL,
      promotion TEXT NOT NULL,
      image_name TEXT NOT NULL
    ) STRICT;
    CREATE INDEX products_by_price ON products (price);
    CREATE INDEX products_by_falling_price ON products (price DESC);
    CREATE INDEX products_by_store ON products (store, promotion, price);
    CREATE INDEX products_by_promotion ON products (promotion, price);
    """
}
