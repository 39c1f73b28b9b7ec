/// Which comics are shown: one of these at a time. The raw values are the flags of the service that the screen was first
/// written for.
public nonisolated enum ComicFilter: Int, CaseIterable, Identifiable, Codable, Sendable {
  /// All comics, the best liked first; of those that are liked equally the lowest id first.
  case popular = 1
  /// Those that go on, the latest to start first; of those that started on one day the highest id first.
  case new = 2
  /// Those that have come to their end, in the order of the popular ones.
  case finished = 3

  public var id: ComicFilter { self }

  /// Whether a comic is shown.
  public func includes(_ comic: Comic) -> Bool {
    switch self {
    case .popular: true
    case .new: !comic.isFinished
    case .finished: comic.isFinished
    }
  }

  /// Whether one comic comes before another; a strict total order over comics with different ids.
  public func precedes(_ first: Comic, _ second: Comic) -> Bool {
    switch self {
    case .popular, .finished: (second.likes, first.id) < (first.likes, second.id)
    case .new: (second.startDate, second.id) < (first.startDate, first.id)
    }
  }
}
