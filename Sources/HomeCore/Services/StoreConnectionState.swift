/// The state of the connection to a store's server. A sentence gives the reason to the user.
public nonisolated enum StoreConnectionState: Hashable, Sendable {
  /// The server answers.
  case connected
  /// The server owes an answer for some time.
  case slow
  /// The connection is being established.
  case connecting
  /// The connection is lost. New attempts need no help from the user.
  case waiting(reason: String)
  /// The server answers, but currently permits no changes.
  case readOnly(reason: String)
  /// The connection has failed. The next attempt is made at the next use of the store.
  case failed(reason: String)
}
