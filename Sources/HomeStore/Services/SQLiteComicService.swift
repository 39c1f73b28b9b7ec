import Foundation
import HomeCore

/// Has the web comics of a store.
struct SQLiteComicService: ComicService {
  let store: StoreFile

  func comicList(_ filter: ComicFilter, after last: Comic?, limit: Int) async throws -> [Comic] {
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
    let sql = "SELECT \(Comic.columns) FROM comics WHERE \(condition) AND \(after) ORDER BY \(ordering) LIMIT ?"
    let parameters = values + [.integer(max(limit, 0))]
    return try await store.read { try $0.query(sql, parameters, Comic.init) }
  }

  func setLiked(_ isLiked: Bool, comicId: Int) async throws -> Comic {
    try await store.write { connection in
      try connection.execute(
        "UPDATE comics SET is_liked = ?1, likes = max(likes + iif(?1, 1, -1), 0) WHERE id = ?2 AND is_liked <> ?1",
        [.flag(isLiked), .integer(comicId)])
      guard let comic = try Comic.find(comicId, in: connection) else { throw ServiceError.notFound }
      return comic
    }
  }

  func changes() -> AsyncStream<ComicChange> {
    store.changes.map { change in
      if case .comics(let change) = change { change } else { nil }
    }
  }
}

extension Comic {
  /// What ``init(row:)`` reads.
  static let columns = "id, title, author, thumbnail, likes, is_liked, is_finished, start_date"

  init(row: Row) {
    self.init(
      id: row.integer(0), title: row.text(1), author: row.text(2), thumbnail: row.text(3), likes: row.integer(4),
      isLiked: row.flag(5), isFinished: row.flag(6), startDate: Milliseconds(count: row.integer(7)).date)
  }

  /// The comic with an id, if there is one.
  static func find(_ id: Int, in connection: Connection) throws -> Comic? {
    try connection.query("SELECT \(columns) FROM comics WHERE id = ?", [.integer(id)], Comic.init).first
  }
}
