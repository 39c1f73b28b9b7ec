/// The phase of a loading operation.
public nonisolated enum LoadPhase: Equatable, Sendable {
  /// Nothing has been requested yet.
  case idle
  /// The first load or a reload is running.
  case loading
  /// The next page is loading.
  case loadingMore
  /// The content is loaded.
  case loaded
  /// Loading failed. The value is a sentence for the user.
  case failed(String)

  /// There is no connection to the store, which the window reports in a separate line. The content is loaded
  /// automatically once there is a connection.
  case disconnected

  /// Creates the phase after an error.
  init(after error: any Error) {
    if case ServiceError.disconnected = error { self = .disconnected } else { self = .failed(error.sentence) }
  }

  /// Indicates whether a load is running.
  public var isLoading: Bool { self == .loading || self == .loadingMore }

  /// The message of the failure, or `nil` if loading has not failed.
  public var failure: String? {
    if case .failed(let reason) = self { reason } else { nil }
  }
}
