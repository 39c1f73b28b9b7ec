/// Has web comics: what the comics screen knows of whatever keeps them.
///
/// The rules for calls, errors and pages are those of ``BookService``.
public nonisolated protocol ComicService: Sendable {
  /// The comics that a filter includes, in its order: at most `limit`, beginning after `last`, or with the first if that is
  /// `nil`. `last` counts with the likes it has here, whatever they are by now.
  func comicList(_ filter: ComicFilter, after last: Comic?, limit: Int) async throws -> [Comic]

  /// The user likes a comic, or does not any more. Saying the same again changes nothing.
  ///
  /// - Returns: The comic as it is now.
  /// - Throws: ``ServiceError/notFound`` if there is no such comic.
  @discardableResult
  func setLiked(_ isLiked: Bool, comicId: Int) async throws -> Comic

  /// What changes from now on, whoever changes it, each after it has been done. Every call gives a stream of its own.
  func changes() -> AsyncStream<ComicChange>
}

/// What has changed among the comics.
public nonisolated enum ComicChange: Hashable, Sendable {
  /// Comics came, went, or are described in another way.
  case comics
  /// The likes of one comic, which is like this now.
  case likes(Comic)
}
