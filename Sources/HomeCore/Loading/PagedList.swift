/// A list that is loaded page by page.
public nonisolated struct PagedList<Element: Identifiable & Sendable>: Sendable {
  /// The elements loaded so far, in order.
  public internal(set) var elements: [Element] = []
  /// The loading phase.
  public internal(set) var phase = LoadPhase.idle
  /// Indicates whether the last page is loaded.
  public internal(set) var isComplete = false

  /// A number that increases when the list is replaced by a different one. A view that sees a new value scrolls to the
  /// top.
  public internal(set) var generation = 0

  /// Creates an empty list.
  public init() {}

  /// Indicates whether the list is loaded and empty.
  public var isKnownEmpty: Bool { elements.isEmpty && phase == .loaded }

  /// Indicates whether the list is empty because there is no connection to the store yet.
  public var isDisconnected: Bool { elements.isEmpty && phase == .disconnected }

  /// The failure message of an empty list.
  public var failure: String? { elements.isEmpty ? phase.failure : nil }

  /// The failure message of a list that shows its first pages but could not load more.
  public var failureToLoadMore: String? { elements.isEmpty ? nil : phase.failure }
}

extension PagedList: Equatable where Element: Equatable {}
