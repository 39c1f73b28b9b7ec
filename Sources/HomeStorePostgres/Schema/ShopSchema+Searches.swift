import HomeCore

extension ShopSchema {
  /// The version with searches for comics, offers and initial consonants.
  static let searchesVersion = 6

  // Comics and offers are found by their keys, like books. The owner's desktop adds the search terms to existing
  // records, because SQL cannot compute them.
  static let searches = """
    ALTER TABLE shop.comics ADD COLUMN search tsvector NOT NULL DEFAULT '';
    ALTER TABLE shop.products ADD COLUMN search tsvector NOT NULL DEFAULT '';
    CREATE INDEX ON shop.comics USING gin (search);
    CREATE INDEX ON shop.products USING gin (search);

    CREATE FUNCTION shop.is_common(words tsquery, place regclass) RETURNS boolean LANGUAGE plpgsql AS $$
    DECLARE
      plan json;
    BEGIN
      EXECUTE format('EXPLAIN (FORMAT JSON) SELECT FROM %s WHERE search @@ %L', place, words) INTO plan;
      RETURN (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8 > 5000;
    END $$;

    """
}

extension PostgresSession {
  /// The number of records whose search terms one statement renews.
  private static let renewedAtOnce = 10_000

  /// Adds the search terms to all records within the transaction.
  func renewSearchTerms() async throws {
    try await run("CREATE TEMPORARY TABLE renewed (id bigint, terms text) ON COMMIT DROP")
    let tables = [("shop.books", "title, author"), ("shop.comics", "title, author"), ("shop.products", "name, ''")]
    for (table, texts) in tables {
      var last = -Int.max
      while true {
        let rows = try await run(
          "SELECT id, \(texts) FROM \(table) WHERE id > \(last) ORDER BY id LIMIT \(Self.renewedAtOnce)")
        guard let end = rows.last else { break }
        last = end.integer(0)
        var next = rows.makeIterator()
        try await copy("COPY renewed FROM STDIN") {
          next.next().map { row in
            [row.text(0), String(SearchText.terms(of: [row.text(1), row.text(2)]).dropFirst())]
          }
        }
        try await run(
          """
          UPDATE \(table) SET search = array_to_tsvector(string_to_array(terms, ' '))
          FROM renewed WHERE \(table).id = renewed.id;
          TRUNCATE renewed
          """)
      }
    }
  }
}
