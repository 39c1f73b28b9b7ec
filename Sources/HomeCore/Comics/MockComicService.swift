import Foundation

/// An in-memory comic service for previews and tests, whose answers can be delayed or made to fail.
public actor MockComicService: ComicService {
  /// The timing and the errors of the answers.
  public nonisolated let answers = MockAnswers()

  private nonisolated let broadcast = ChangeBroadcast<ComicChange>()
  private var comics: [Int: Comic]

  /// Creates a service with the given comics.
  public init(comics: [Comic] = MockComicService.someComics) {
    self.comics = Dictionary(comics.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
  }

  /// Replaces all comics.
  public func replaceComics(with comics: [Comic]) {
    self.comics = Dictionary(comics.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    broadcast.send(.comics)
  }

  /// Returns the next comics of a filter whose title or author matches a text.
  public func comicList(
    _ filter: ComicFilter, matching text: String, after last: Comic?, limit: Int
  ) async throws -> [Comic] {
    try await answers.arrive("comicList")
    return Array(
      comics.values.filter { filter.includes($0) && SearchText.matches(text, in: $0.title, $0.author) }
        .sorted(by: filter.precedes)
        .drop { comic in last.map { !filter.precedes($0, comic) } ?? false }
        .prefix(max(limit, 0)))
  }

  /// Sets whether the user likes a comic, which changes its number of likes by one, or throws ``ServiceError/notFound``.
  @discardableResult
  public func setLiked(_ isLiked: Bool, comicId: Int) async throws -> Comic {
    try await answers.arrive("setLiked")
    guard var comic = comics[comicId] else { throw ServiceError.notFound }
    guard comic.isLiked != isLiked else { return comic }
    comic.isLiked = isLiked
    comic.likes = comic.likes.addingSaturating(isLiked ? 1 : -1)
    comics[comicId] = comic
    broadcast.send(.likes(comic))
    return comic
  }

  /// Returns a new stream of the changes from now on.
  public nonisolated func changes() -> AsyncStream<ComicChange> { broadcast.stream() }
}

extension MockComicService {
  /// Sample comics.
  public static let someComics: [Comic] = [
    make(1, "고양이 우체국", "한나래", likes: 1_204, isFinished: false, day: 300),
    make(2, "은하 편의점", "도하늘", likes: 3_310, isFinished: false, day: 120),
    make(3, "골목의 기사", "서윤재", likes: 2_870, isFinished: true, day: 10),
    make(4, "The Lighthouse Cook", "Ada Park", likes: 940, isFinished: true, day: 45),
    make(5, "Rooftop Garden", "Jun Lee", likes: 512, isFinished: false, day: 420),
  ]

  private static func make(
    _ id: Int, _ title: String, _ author: String, likes: Int, isFinished: Bool, day: Int
  ) -> Comic {
    Comic(
      id: id, title: title, author: author, thumbnail: "comic-\(id)", likes: likes, isFinished: isFinished,
      startDate: Date(timeIntervalSince1970: 1_700_000_000 + Double(day) * 86_400))
  }
}
