import Foundation
import HomeCore
import RecordFiles

struct SQLiteComicService: ComicService {
  let store: StoreFile

  func comicList(
    _ filter: ComicFilter, matching text: String, after last: Comic?, limit: Int
  ) async throws -> [Comic] {
    let liked = Value.list(try await likedIDs())
    let (condition, ordering) =
      switch filter {
      case .popular: ("true", "likes DESC, id")
      case .new: ("is_finished = 0", "start_date DESC, id DESC")
      case .finished: ("is_finished = 1", "likes DESC, id")
      }
    var after = "true"
    var values: [Value] = []
    if let last {
      switch filter {
      case .popular, .finished:
        after = "likes <= ? AND (likes < ? OR id > ?)"
        values = [.integer(last.likes), .integer(last.likes), .integer(last.id)]
      case .new:
        after = "(start_date, id) < (?, ?)"
        values = [.integer(Milliseconds(last.startDate).count), .integer(last.id)]
      }
    }
    let isLiked = "id IN (SELECT value FROM json_each(?))"
    let others = "\(condition) AND \(after) AND NOT \(isLiked)"
    let own = "SELECT \(Comic.columns) FROM comics WHERE \(condition) AND \(isLiked)"
    let search = TextSearch(text, in: .comics)
    return try await store.catalogue.read { [values] connection in
      let others = try search.page(
        Comic.columns, where: others, values + [liked], ordering: ordering, limit: limit, in: connection, Comic.init)
      // The liked comics are few and are merged in memory, because no index knows their order with the user's like.
      let own = try connection.query(own, [liked]) { Comic(row: $0).liked }
        .filter { comic in
          SearchText.matches(text, in: comic.title, comic.author)
            && (last.map { filter.precedes($0, comic) } ?? true)
        }
      return Array((others + own).sorted(by: filter.precedes).prefix(max(limit, 0)))
    }
  }

  func setLiked(_ isLiked: Bool, comicId: Int) async throws -> Comic {
    let found = try await store.catalogue.read { try Comic.find(comicId, in: $0) }
    guard let found else { throw ServiceError.notFound }
    let comic = isLiked ? found.liked : found
    let isOther = try await store.user.write { connection in
      try connection.execute(
        isLiked
          ? "INSERT OR IGNORE INTO liked_comics VALUES (?)" : "DELETE FROM liked_comics WHERE comic_id = ?",
        [.integer(comicId)])
      return connection.changedRowCount > 0
    }
    if isOther { store.changes.send(.comics(.likes(comic))) }
    return comic
  }

  private func likedIDs() async throws -> [Int] {
    try await store.user.read { try $0.query("SELECT comic_id FROM liked_comics") { $0.integer(0) } }
  }

  func changes() -> AsyncStream<ComicChange> {
    store.changes.map { change in
      if case .comics(let change) = change { change } else { nil }
    }
  }
}

extension Comic {
  /// The columns that ``init(row:)`` reads.
  static let columns = "id, title, author, thumbnail, likes, is_finished, start_date"

  init(row: Row) {
    self.init(
      id: row.integer(0), title: row.text(1), author: row.text(2), thumbnail: row.text(3), likes: row.integer(4),
      isFinished: row.flag(5), startDate: Milliseconds(count: row.integer(6)).date)
  }

  /// The comic with the user's like added.
  var liked: Comic {
    var comic = self
    comic.isLiked = true
    comic.likes = likes.addingSaturating(1)
    return comic
  }

  /// Returns the comic with an identifier, or `nil` if there is none.
  static func find(_ id: Int, in connection: Connection) throws -> Comic? {
    try connection.query("SELECT \(columns) FROM comics WHERE id = ?", [.integer(id)], Comic.init).first
  }
}
