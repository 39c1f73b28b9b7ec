import Foundation

/// A web comic.
public nonisolated struct Comic: Identifiable, Hashable, Codable, Sendable {
  /// Tells it from all others, for good.
  public var id: Int
  /// What it is called.
  public var title: String
  /// Who draws it.
  public var author: String
  /// What its picture is known by; the picture is drawn from it.
  public var thumbnail: String
  /// How many people like it, the user among them if they do.
  public var likes: Int
  /// Whether the user likes it.
  public var isLiked: Bool
  /// Whether it has come to its end.
  public var isFinished: Bool
  /// The day of its first episode.
  public var startDate: Date

  /// Makes a comic.
  public init(
    id: Int, title: String, author: String, thumbnail: String, likes: Int, isLiked: Bool = false, isFinished: Bool,
    startDate: Date
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.thumbnail = thumbnail
    self.likes = likes
    self.isLiked = isLiked
    self.isFinished = isFinished
    self.startDate = startDate
  }
}
