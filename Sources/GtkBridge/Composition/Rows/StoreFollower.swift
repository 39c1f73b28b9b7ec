/// Listens to a ``ListStore`` for the rows that show it.
@MainActor
final class StoreFollower<ID: Hashable>: ListStoreObserver {
  let store: any ObservableElements
  private let willReplace: (Range<Int>) -> Set<ID>
  private let didReplace: (Range<Int>, Int, Set<ID>) -> Void
  private var leaving: Set<ID> = []

  /// Listens until ``stop()``.
  ///
  /// - Parameters:
  ///   - will: Gives the rows that are kept and about to leave the store.
  ///   - did: Is given these again, though they may be back by then.
  init(
    _ store: any ObservableElements, will: @escaping (Range<Int>) -> Set<ID>,
    did: @escaping (Range<Int>, Int, Set<ID>) -> Void
  ) {
    self.store = store
    willReplace = will
    didReplace = did
    store.addObserver(self)
  }

  func stop() { store.removeObserver(self) }

  // A store that is shown is changed on the main thread alone.
  nonisolated func storeWillReplace(_ range: Range<Int>) {
    MainActor.assumeIsolated { leaving = willReplace(range) }
  }

  nonisolated func storeDidReplace(_ range: Range<Int>, with count: Int) {
    MainActor.assumeIsolated {
      didReplace(range, count, leaving)
      leaving = []
    }
  }
}
