import HomeCore

extension AsyncStream where Element: Equatable & Sendable {
  /// Waits for an element of the stream.
  func contains(_ element: Element) async -> Bool {
    for await next in self where next == element { return true }
    return false
  }
}

extension AsyncStream<StoreConnectionState> {
  /// Waits for a state.
  @discardableResult
  func first(_ isWanted: (StoreConnectionState) -> Bool) async -> StoreConnectionState? {
    for await state in self where isWanted(state) { return state }
    return nil
  }
}

extension StoreConnectionState {
  var isWaiting: Bool { if case .waiting = self { true } else { false } }
  var isReadOnly: Bool { if case .readOnly = self { true } else { false } }
  var isFailed: Bool { if case .failed = self { true } else { false } }
}
