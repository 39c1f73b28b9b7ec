import HomeCore

/// The import and export rules for one kind of record.
struct RecordTable: Sendable {
  let kind: RecordKind
  /// The columns of a file, in order. The first is the identifier.
  let columns: [RecordColumn]
  /// The query for the columns of all records, ordered by identifier.
  let select: String
  /// The table for counting the records.
  let table: String
  /// A closure that inserts or updates a record. It receives the values of the columns.
  let insert: @Sendable (_ values: [Value], _ connection: Connection) throws -> Void

  var names: [String] { columns.map(\.name) }

  var neededNames: [String] { columns.filter { $0.standard == nil }.map(\.name) }

  static func table(for kind: RecordKind) -> RecordTable {
    switch kind {
    case .books: books
    case .comics: comics
    case .offers: offers
    }
  }

  /// Returns the table whose required columns are all present in a file; among several, the one that requires most.
  static func table(with names: [String]) -> RecordTable? {
    RecordKind.allCases.map(table(for:))
      .filter { table in Set(table.neededNames).isSubset(of: names.compactMap(table.columnName)) }
      .max { $0.neededNames.count < $1.neededNames.count }
  }

  /// Returns the name of the column for a header, or `nil` if no column matches.
  func columnName(_ header: String) -> String? {
    if columns.contains(where: { $0.name == header }) { return header }
    let header = RecordColumn.plain(header)
    return columns.first { $0.isCalled(header) }?.name
  }

  private static let id = RecordColumn(
    name: "id", otherNames: ["번호", "아이디"], content: .integer(1...Int.max), standard: .null)
  private static let author = RecordColumn(
    name: "author", otherNames: ["저자", "지은이", "작가", "글쓴이"], content: .name)
  private static let price = RecordColumn(name: "price", otherNames: ["가격", "정가", "판매가"], content: amount)
  private static let pictureNames = ["그림", "표지", "이미지"]
  private static let picture = RecordColumn.Content.text(maximumLength: 500)
  // The limit allows any realistic price and prevents overflow in the total of a cart.
  private static let amount = RecordColumn.Content.integer(0...1_000_000_000)

  private static let books = RecordTable(
    kind: .books,
    columns: [
      id, RecordColumn(name: "title", otherNames: ["제목", "책 제목", "도서명", "책 이름", "서명"], content: .name), author, price,
      RecordColumn(
        name: "publisher", otherNames: ["출판사"], content: .text(maximumLength: 500), standard: ""),
      RecordColumn(
        name: "year", otherNames: ["출판 연도", "출판년도", "발행 연도", "발행년도", "연도"],
        content: .integer(-9_999...9_999), standard: 0),
      RecordColumn(
        name: "pageCount", otherNames: ["pages", "쪽수", "페이지", "페이지 수"], content: .integer(0...1_000_000), standard: 0),
      RecordColumn(
        name: "summary", otherNames: ["소개", "책 소개", "줄거리", "요약"], content: .text(maximumLength: 100_000),
        standard: ""),
      RecordColumn(name: "imageName", otherNames: pictureNames, content: picture, standard: ""),
    ],
    select: """
      SELECT id, title, author, price, publisher, year, page_count, summary, image_name
      FROM books LEFT JOIN book_details ON book_id = id ORDER BY id
      """,
    table: "books",
    insert: { values, connection in
      guard case .text(let title) = values[1], case .text(let author) = values[2] else { return }
      try connection.execute(
        """
        INSERT INTO books (id, title, author, price, image_name) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET title = excluded.title, author = excluded.author, price = excluded.price,
          image_name = excluded.image_name
        """, [values[0], values[1], values[2], values[3], values[8] == "" ? values[1] : values[8]])
      try connection.execute(
        """
        INSERT INTO book_details (book_id, publisher, year, page_count, summary, search_terms) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (book_id) DO UPDATE SET publisher = excluded.publisher, year = excluded.year,
          page_count = excluded.page_count, summary = excluded.summary, search_terms = excluded.search_terms
        """,
        [
          values[0] == .null ? .integer(connection.lastInsertedID) : values[0], values[4], values[5], values[6],
          values[7],
          .text(Book.searchTerms(title: title, author: author)),
        ])
    })

  // The like count excludes the user's own like, which is in the user's file.
  private static let comics = RecordTable(
    kind: .comics,
    columns: [
      id, RecordColumn(name: "title", otherNames: ["제목", "작품명"], content: .name), author,
      RecordColumn(name: "likes", otherNames: ["좋아요", "좋아요 수"], content: amount, standard: 0),
      RecordColumn(name: "isFinished", otherNames: ["finished", "완결", "완결 여부"], content: .flag),
      RecordColumn(name: "startDate", otherNames: ["시작일", "연재 시작일"], content: .day),
      RecordColumn(name: "thumbnail", otherNames: pictureNames, content: picture, standard: ""),
    ],
    select: """
      SELECT id, title, author, likes, iif(is_finished, 'true', 'false'),
        date(start_date / 1000, 'unixepoch'), thumbnail
      FROM comics ORDER BY id
      """,
    table: "comics",
    insert: { values, connection in
      try connection.execute(
        """
        INSERT INTO comics (id, title, author, likes, is_finished, start_date, thumbnail) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET title = excluded.title, author = excluded.author,
          likes = excluded.likes, is_finished = excluded.is_finished, start_date = excluded.start_date,
          thumbnail = excluded.thumbnail
        """, values[0..<6] + [values[6] == "" ? values[1] : values[6]])
    })

  private static let offers = RecordTable(
    kind: .offers,
    columns: [
      id, RecordColumn(name: "name", otherNames: ["이름", "상품명", "제품명"], content: .name), price,
      RecordColumn(
        name: "store", otherNames: ["편의점", "매장"], content: .choice(ConvenienceStore.allCases.map(\.rawValue))),
      RecordColumn(
        name: "promotion", otherNames: ["행사", "할인"], content: .choice(Promotion.allCases.map(\.rawValue))),
      RecordColumn(name: "imageName", otherNames: pictureNames, content: picture, standard: ""),
    ],
    select: "SELECT id, name, price, store, promotion, image_name FROM products ORDER BY id",
    table: "products",
    insert: { values, connection in
      try connection.execute(
        """
        INSERT INTO products (id, name, price, store, promotion, image_name) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, price = excluded.price, store = excluded.store,
          promotion = excluded.promotion, image_name = excluded.image_name
        """, values[0..<5] + [values[5] == "" ? values[1] : values[5]])
    })
}
