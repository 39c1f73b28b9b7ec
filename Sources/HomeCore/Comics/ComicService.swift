/// The data source of the comics screen.
///
/// Calls, errors and pages follow the rules of ``BookService``.
public nonisolated protocol ComicService: Sendable {
  /// Returns at most `limit` comics that a filter includes and whose title or author matches a text, in the filter's
  /// order, starting after `last`, or from the beginning if `last` is `nil`. The position of `last` follows from the
  /// likes in the argument, even if they have changed.
  ///
  /// - Parameter text: The text to search for, according to ``SearchText``. Blank text matches all comics.
  func comicList(
    _ filter: ComicFilter, matching text: String, after last: Comic?, limit: Int
  ) async throws -> [Comic]

  /// Sets whether the user likes a comic. Idempotent.
  ///
  /// - Returns: The updated comic.
  /// - Throws: ``ServiceError/notFound`` if there is no such comic.
  @discardableResult
  func setLiked(_ isLiked: Bool, comicId: Int) async throws -> Comic

  /// Returns a new stream of the changes made from now on by any client. A change is sent after it is complete.
  func changes() -> AsyncStream<ComicChange>
}

/// A change among the comics.
public nonisolated enum ComicChange: Hashable, Sendable {
  /// Comics were added, removed or edited.
  case comics
  /// The likes of one comic changed. The value is the updated comic.
  case likes(Comic)
}

extension ComicService {
  /// Returns at most `limit` comics that a filter includes, in its order, starting after `last`.
  public nonisolated func comicList(_ filter: ComicFilter, after last: Comic?, limit: Int) async throws -> [Comic] {
    try await comicList(filter, matching: "", after: last, limit: limit)
  }
}
