import HomeCore
import RecordFiles

struct PostgresComicService: ComicService {
  let shop: SharedShop

  func comicList(
    _ filter: ComicFilter, matching text: String, after last: Comic?, limit: Int
  ) async throws -> [Comic] {
    let search = PostgresTextSearch(text, in: "shop.comics")
    guard limit > 0, !search.isHopeless else { return [] }
    let (condition, ordering) =
      switch filter {
      case .popular: ("true", "all_likes DESC, id")
      case .new: ("NOT is_finished", "start_date DESC, id DESC")
      case .finished: ("is_finished", "all_likes DESC, id")
      }
    var after = "true"
    var values = search.values
    let (first, second) = ("$\(values.count + 1)::bigint", "$\(values.count + 2)::bigint")
    if let last {
      switch filter {
      case .popular, .finished:
        after = "all_likes <= \(first) AND (all_likes < \(first) OR id > \(second))"
        values += [.integer(last.likes), .integer(last.id)]
      case .new:
        after = "(start_date, id) < (\(first), \(second))"
        values += [.integer(Milliseconds(last.startDate).count), .integer(last.id)]
      }
    }
    let statement = search.statement(
      Comic.columns, where: "\(condition) AND \(after)", ordering: ordering, limit: limit)
    // Not from the replica, which may not yet know the person's likes.
    return try await shop.read(statement, values).map(Comic.init)
  }

  func setLiked(_ isLiked: Bool, comicId: Int) async throws -> Comic {
    let rows = try await shop.change(
      "SELECT shop.set_liked($1::bigint, $2::boolean)", [.integer(comicId), .text(isLiked ? "true" : "false")])
    guard let comic = try await comics([comicId]).first else { throw ServiceError.notFound }
    if rows.first?.flag(0) == true { shop.comics.send(.likes(comic)) }
    return comic
  }

  func changes() -> AsyncStream<ComicChange> { shop.comics.stream() }

  /// Returns the existing comics with these identifiers.
  func comics(_ ids: Set<Int>) async throws -> [Comic] {
    try await shop.read(
      "SELECT \(Comic.columns) FROM shop.comics WHERE id = ANY ($1::bigint[]) ORDER BY id", [.array(ids.sorted())]
    ).map(Comic.init)
  }
}

extension Value {
  /// Returns the numbers as PostgreSQL writes an array.
  static func array(_ numbers: [Int]) -> Value { .text("{\(numbers.map(String.init).joined(separator: ","))}") }
}

extension Comic {
  /// The columns that ``init(row:)`` reads.
  static let columns = """
    id, title, author, thumbnail, all_likes,
    EXISTS (SELECT FROM shop.liked_comics WHERE person = session_user AND comic_id = id), is_finished, start_date
    """

  init(row: PostgresRow) {
    self.init(
      id: row.integer(0), title: row.text(1), author: row.text(2), thumbnail: row.text(3), likes: row.integer(4),
      isLiked: row.flag(5), isFinished: row.flag(6), startDate: Milliseconds(count: row.integer(7)).date)
  }
}
