/// How far the reading of something has come.
public nonisolated enum LoadPhase: Equatable, Sendable {
  /// Nobody has asked for it yet.
  case idle
  /// It is being read, for the first time or again.
  case loading
  /// More of it is being read.
  case loadingMore
  /// It is here.
  case loaded
  /// It could not be read, for a reason that is a sentence for people.
  case failed(String)

  /// Whether something is being read.
  public var isLoading: Bool { self == .loading || self == .loadingMore }

  /// Why it could not be read.
  public var failure: String? {
    if case .failed(let reason) = self { reason } else { nil }
  }
}
