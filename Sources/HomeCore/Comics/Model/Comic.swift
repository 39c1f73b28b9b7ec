import Foundation

/// A web comic.
public nonisolated struct Comic: Identifiable, Hashable, Codable, Sendable {
  /// The permanent identifier.
  public var id: Int
  /// The title.
  public var title: String
  /// The artist's name.
  public var author: String
  /// The name from which the picture is drawn.
  public var thumbnail: String
  /// The number of likes, including the user's own.
  public var likes: Int
  /// Indicates whether the user likes the comic.
  public var isLiked: Bool
  /// Indicates whether the series is finished.
  public var isFinished: Bool
  /// The date of the first episode.
  public var startDate: Date

  /// Creates a comic.
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
