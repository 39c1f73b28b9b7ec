import HomeCore
import RecordFiles

/// The import and export of the records of one kind. The rows are copied to a table of the transaction, and one
/// statement takes them from there.
struct StagedRecords: Sendable {
  /// The columns of a row of a file.
  let columns: String
  /// The statement that adds the copied rows to the shop. `{new}` stands for the rows with their identifiers.
  private let statement: String
  /// The query for the columns of all records as texts, ordered by identifier.
  let select: String
  /// The table of the records.
  let table: String

  init(of kind: RecordKind) {
    switch kind {
    case .books:
      columns = """
        title text, author text, price bigint, publisher text, year bigint, page_count bigint, summary text,
        image_name text
        """
      statement = """
        INSERT INTO shop.books AS old
          (id, title, author, price, publisher, year, page_count, summary, image_name, search)
        SELECT id, title, author, price, publisher, year, page_count, summary, coalesce(nullif(image_name, ''), title),
          array_to_tsvector(string_to_array(terms, ' '))
        FROM {new}
        ON CONFLICT (id) DO UPDATE SET title = excluded.title, author = excluded.author, price = excluded.price,
          publisher = excluded.publisher, year = excluded.year, page_count = excluded.page_count,
          summary = excluded.summary, image_name = excluded.image_name, search = excluded.search
        """
      select =
        "SELECT id, title, author, price, publisher, year, page_count, summary, image_name FROM shop.books ORDER BY id"
      table = "shop.books"
    case .comics:
      columns =
        "title text, author text, likes bigint, is_finished bigint, start_date bigint, thumbnail text"
      statement = """
        INSERT INTO shop.comics AS old (id, title, author, likes, is_finished, start_date, thumbnail, search)
        SELECT id, title, author, likes, is_finished = 1, start_date, coalesce(nullif(thumbnail, ''), title),
          array_to_tsvector(string_to_array(terms, ' '))
        FROM {new}
        ON CONFLICT (id) DO UPDATE SET title = excluded.title, author = excluded.author, likes = excluded.likes,
          is_finished = excluded.is_finished, start_date = excluded.start_date, thumbnail = excluded.thumbnail,
          search = excluded.search
        """
      // The likes belong to this shop's people, as in a store of one person.
      select = """
        SELECT id, title, author, likes, is_finished::text,
          to_char(date '1970-01-01' + div(start_date, 86400000)::integer, 'YYYY-MM-DD'), thumbnail
        FROM shop.comics ORDER BY id
        """
      table = "shop.comics"
    case .offers:
      columns = "name text, price bigint, store text, promotion text, image_name text"
      statement = """
        INSERT INTO shop.products AS old (id, name, price, store, promotion, image_name, search)
        SELECT id, name, price, store, promotion, coalesce(nullif(image_name, ''), name),
          array_to_tsvector(string_to_array(terms, ' '))
        FROM {new}
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, price = excluded.price, store = excluded.store,
          promotion = excluded.promotion, image_name = excluded.image_name, search = excluded.search
        """
      select = "SELECT id, name, price, store, promotion, image_name FROM shop.products ORDER BY id"
      table = "shop.products"
    }
  }

  /// The table for the copied rows. It is dropped with the transaction.
  var stagingTable: String {
    "CREATE TEMPORARY TABLE staged (line bigint, id bigint, \(columns), terms text) ON COMMIT DROP"
  }

  /// Returns the fields of a row to copy.
  ///
  /// - Parameter values: The values of the columns of a file.
  static func fields(_ values: [Value], line: Int, of kind: RecordKind) -> [String?] {
    [String(line)] + values.map(\.postgresText) + [String(kind.searchTerms(of: values).dropFirst())]
  }

  /// The statement that takes the rows.
  ///
  /// A row without an identifier gets the one after the highest identifier so far: of the shop and of the rows before
  /// it. Among rows with the same identifier, the last one counts.
  var merge: String {
    let numbered = """
      (SELECT DISTINCT ON (id) numbered.* FROM (
        SELECT coalesce(staged.id, added + greatest(highest, max(known - added) OVER before)) AS id,
          \(names), terms, line
        FROM (
          SELECT *, count(*) FILTER (WHERE id IS NULL) OVER (ORDER BY line ROWS UNBOUNDED PRECEDING) AS added,
            \(Self.counted) AS known
          FROM staged
        ) AS staged,
        (SELECT coalesce(max(\(Self.counted)), 0) AS highest FROM \(table)) AS shop
        WINDOW before AS (ORDER BY line ROWS UNBOUNDED PRECEDING)
      ) AS numbered ORDER BY id, line DESC) AS new
      """
    return statement.replacing("{new}", with: numbered)
  }

  /// An identifier as the base for new ones. Identifiers with fewer than 2³² values above them leave no room. New ones
  /// then start in the middle, which no counting has reached.
  private static let counted =
    "CASE WHEN id < 9223372032559808512 THEN id WHEN id >= 9223372032559808512 THEN 4611686018427387904 END"

  private var names: String {
    columns.split(separator: ",").compactMap { $0.split(whereSeparator: \.isWhitespace).first.map(String.init) }
      .joined(separator: ", ")
  }
}
