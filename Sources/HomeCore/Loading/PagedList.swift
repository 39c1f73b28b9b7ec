/// A list of which some pages have been read.
public nonisolated struct PagedList<Element: Identifiable & Sendable>: Sendable {
  /// What has been read, in order.
  public internal(set) var elements: [Element] = []
  /// How far the reading has come.
  public internal(set) var phase = LoadPhase.idle
  /// Whether there is nothing after the last element.
  public internal(set) var isComplete = false

  /// Counts the lists that have taken one another's place: who shows another one begins at its top.
  public internal(set) var generation = 0

  /// Makes a list of which nothing has been read.
  public init() {}

  /// Whether it is known that there is nothing in the list.
  public var isKnownEmpty: Bool { elements.isEmpty && phase == .loaded }

  /// Why there is nothing to show.
  public var failure: String? { elements.isEmpty ? phase.failure : nil }

  /// Why there is no more to show than there is.
  public var failureToLoadMore: String? { elements.isEmpty ? nil : phase.failure }
}

extension PagedList: Equatable where Element: Equatable {}
