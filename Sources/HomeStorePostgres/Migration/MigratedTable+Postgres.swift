import HomeCore
import RecordFiles

extension MigratedTable {
  var postgresName: String {
    switch self {
    case .books: "shop.books"
    case .comics: "shop.comics"
    case .offers: "shop.products"
    case .cart: "shop.cart_items"
    case .orders: "shop.orders"
    case .orderLines: "shop.order_items"
    case .likes: "shop.liked_comics"
    }
  }

  /// The columns that are Boolean values here, and numbers everywhere else.
  private static let flags: Set = ["is_finished", "is_cancelled"]

  /// The condition for the records that a migration reads and changes. Without it, an administrator would also see
  /// others.
  var ownership: String { isPersonal ? "person = session_user" : "true" }

  /// Returns the query for the next records by their keys.
  func selection(after first: [Int]?, through last: [Int]?, limit: Int) -> String {
    let names = columns.map { Self.flags.contains($0.name) ? "\($0.name)::integer" : $0.name }
    return """
      SELECT \(names.joined(separator: ", ")) FROM \(postgresName)
      WHERE \(ownership) AND \(condition(after: first, through: last))
      ORDER BY \(keyNames.joined(separator: ", ")) LIMIT \(limit)
      """
  }

  func record(of row: PostgresRow) -> [Value] {
    columns.enumerated().map { index, column in
      guard let text = row.field(index) else { return .null }
      return column.isText ? .text(text) : Int(text).map(Value.integer) ?? .null
    }
  }

  /// The table to which records are copied. Row-level security does not permit copies to the records' own table.
  var staging: String { "pg_temp.\(stagingName)" }

  private var stagingName: String { "migrated_\(rawValue.lowercased())" }

  var stagingTable: String {
    let columns = columns.map { "\($0.name) \($0.isText ? "text" : "bigint")" }.joined(separator: ", ")
    return "CREATE TEMPORARY TABLE IF NOT EXISTS \(stagingName) (\(columns), terms text) ON COMMIT DELETE ROWS"
  }

  /// Returns the fields of a record to copy.
  func fields(_ record: [Value]) throws -> [String?] {
    let fields = record.map(\.postgresText) + [String((searchTerms(of: record) ?? "").dropFirst())]
    guard fields.allSatisfy({ $0?.utf8.contains(0) != true }) else {
      throw MigrationError.hasNull(table: self, key: key(of: record))
    }
    return fields
  }

  /// Returns the statement that replaces all records between two keys by the copied ones.
  ///
  /// Records with the same key are changed rather than replaced: an order keeps its lines, and a comic the likes of
  /// others.
  func replacement(after first: [Int]?, through last: [Int]?) -> String {
    let names = columns.map(\.name)
    let keys = keyNames.joined(separator: ", ")
    let (extra, value) =
      switch self {
      case .books, .comics, .offers: (", search", ", array_to_tsvector(string_to_array(terms, ' '))")
      case .orders: (", key", ", gen_random_uuid()")
      default: ("", "")
      }
    let changed = names.dropFirst(keyNames.count) + (isPersonal ? [] : ["search"])
    let change =
      changed.isEmpty
      ? "NOTHING" : "UPDATE SET \(changed.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))"
    let values = names.map { Self.flags.contains($0) ? "\($0) = 1" : $0 }.joined(separator: ", ")
    return """
      DELETE FROM \(postgresName) WHERE \(ownership) AND \(condition(after: first, through: last))
        AND (\(keys)) NOT IN (SELECT \(keys) FROM \(staging));
      INSERT INTO \(postgresName) (\(names.joined(separator: ", "))\(extra)) SELECT \(values)\(value) FROM \(staging)
      ON CONFLICT (\(isPersonal ? "person, " : "")\(keys)) DO \(change);
      """
  }
}
