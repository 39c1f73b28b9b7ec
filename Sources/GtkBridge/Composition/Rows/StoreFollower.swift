/// An observer of a ``ListStore`` for the rows that show it.
@MainActor
final class StoreFollower<ID: Hashable>: ListStoreObserver {
  let store: any ObservableElements
  private let willReplace: (Range<Int>) -> Set<ID>
  private let didReplace: (Range<Int>, Int, Set<ID>) -> Void
  private var leaving: Set<ID> = []

  /// Observes the store until ``stop()``.
  ///
  /// - Parameters:
  ///   - store: The store to observe.
  ///   - will: Returns the kept rows that are about to leave the store.
  ///   - did: Receives these rows after the change, although they may be in the store again.
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

  // Safe because a shown store changes on the main thread only.
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
