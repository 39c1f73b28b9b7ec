import HomeCore

/// The import and export rules for one kind of record.
package struct RecordTable: Sendable {
  package let kind: RecordKind
  /// The columns of a file, in order. The first is the identifier.
  package let columns: [RecordColumn]

  package var names: [String] { columns.map(\.name) }

  var neededNames: [String] { columns.filter { $0.standard == nil }.map(\.name) }

  package static func table(for kind: RecordKind) -> RecordTable {
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
    ])

  // The like count excludes the user's own like, which is in the user's file.
  private static let comics = RecordTable(
    kind: .comics,
    columns: [
      id, RecordColumn(name: "title", otherNames: ["제목", "작품명"], content: .name), author,
      RecordColumn(name: "likes", otherNames: ["좋아요", "좋아요 수"], content: amount, standard: 0),
      RecordColumn(name: "isFinished", otherNames: ["finished", "완결", "완결 여부"], content: .flag),
      RecordColumn(name: "startDate", otherNames: ["시작일", "연재 시작일"], content: .day),
      RecordColumn(name: "thumbnail", otherNames: pictureNames, content: picture, standard: ""),
    ])

  private static let offers = RecordTable(
    kind: .offers,
    columns: [
      id, RecordColumn(name: "name", otherNames: ["이름", "상품명", "제품명"], content: .name), price,
      RecordColumn(
        name: "store", otherNames: ["편의점", "매장"], content: .choice(ConvenienceStore.allCases.map(\.rawValue))),
      RecordColumn(
        name: "promotion", otherNames: ["행사", "할인"], content: .choice(Promotion.allCases.map(\.rawValue))),
      RecordColumn(name: "imageName", otherNames: pictureNames, content: picture, standard: ""),
    ])
}
