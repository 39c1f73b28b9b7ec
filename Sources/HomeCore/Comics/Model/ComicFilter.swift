/// A filter of the comics screen. Filters are mutually exclusive. The raw values are the flags of the screen's original
/// web service.
public nonisolated enum ComicFilter: Int, CaseIterable, Identifiable, Codable, Sendable {
  /// All comics, by descending likes, then by ascending identifier.
  case popular = 1
  /// Ongoing comics, by descending start date, then by descending identifier.
  case new = 2
  /// Finished comics, in the order of ``popular``.
  case finished = 3

  public var id: ComicFilter { self }

  /// Returns whether the filter includes a comic.
  public func includes(_ comic: Comic) -> Bool {
    switch self {
    case .popular: true
    case .new: !comic.isFinished
    case .finished: comic.isFinished
    }
  }

  /// Returns whether one comic comes before another. A strict total order over comics with different identifiers.
  public func precedes(_ first: Comic, _ second: Comic) -> Bool {
    switch self {
    case .popular, .finished: (second.likes, first.id) < (first.likes, second.id)
    case .new: (second.startDate, second.id) < (first.startDate, first.id)
    }
  }
}
