/// The state of a store's connection to the server that has it. A sentence tells the user the reason.
public nonisolated enum StoreConnectionState: Hashable, Sendable {
  /// The server answers.
  case connected
  /// The server owes an answer for some time.
  case slow
  /// The connection is being made.
  case connecting
  /// The connection is lost, and is tried again without the user's help.
  case waiting(reason: String)
  /// The server answers, but nothing can be changed at present.
  case readOnly(reason: String)
  /// The connection is not tried again until the store is used again.
  case failed(reason: String)
}
