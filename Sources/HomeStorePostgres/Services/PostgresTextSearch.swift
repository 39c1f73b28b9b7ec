import HomeCore
import RecordFiles

/// A query for records by a text. Its values come first among those of a statement.
struct PostgresTextSearch {
  /// The table that is searched.
  let table: String
  /// The values of the condition for the text.
  let values: [Value]
  /// The condition for the text.
  let condition: String
  /// Indicates whether nothing can match: the text is not blank but has no words, or it has more or longer words than
  /// any record.
  let isHopeless: Bool

  private static let maximumWordCount = 900
  /// PostgreSQL's limit for a word. No name that can be imported reaches it.
  private static let maximumWordLength = 2_000

  init(_ text: String, in table: String) {
    self.table = table
    let words = SearchText.decisiveWords(of: text)
    isHopeless =
      words.isEmpty && !SearchText.isBlank(text) || words.count > Self.maximumWordCount
      || words.contains { $0.utf8.count > Self.maximumWordLength }
    // The words consist of letters, digits and symbols without a meaning between quotes.
    values = words.isEmpty ? [] : [.text(words.map { "'\($0)':*" }.joined(separator: " & "))]
    condition = words.isEmpty ? "true" : "search @@ $1::tsquery"
  }

  /// Returns the statement for the first records in an order that match the text and fulfil a condition.
  ///
  /// The statement looks for a common word among the next 5,000 records of the order. If these have too few matches, it
  /// sorts all matches. PostgreSQL's planner assumes that matches are spread evenly over an order, and would go through
  /// half a million other titles before the first Korean one.
  ///
  /// The number is part of the statement: the server then plans the first page once.
  func statement(_ columns: String, where filter: String, ordering: String, limit: Int) -> String {
    guard !values.isEmpty else {
      return "SELECT \(columns) FROM \(table) WHERE \(filter) ORDER BY \(ordering) LIMIT \(limit)"
    }
    return """
      WITH near AS MATERIALIZED (
        SELECT \(columns) FROM (
          SELECT * FROM \(table) WHERE \(filter) ORDER BY \(ordering) LIMIT 5000
        ) AS next WHERE \(condition) AND (SELECT shop.is_common($1::tsquery, '\(table)')) LIMIT \(limit)
      )
      SELECT * FROM near WHERE (SELECT count(*) FROM near) = \(limit)
      UNION ALL (
        SELECT \(columns) FROM (SELECT * FROM \(table) WHERE \(condition) AND \(filter) OFFSET 0) AS found
        WHERE (SELECT count(*) FROM near) < \(limit) ORDER BY \(ordering) LIMIT \(limit)
      )
      """
  }
}
