/// Listens to a ``ListStore`` for the rows that show it.
@MainActor
final class StoreFollower: ListStoreObserver {
  let store: any ObservableElements
  private let willReplace: (Range<Int>) -> Void
  private let didReplace: (Range<Int>, Int) -> Void

  /// Listens until ``stop()``.
  init(
    _ store: any ObservableElements, will: @escaping (Range<Int>) -> Void, did: @escaping (Range<Int>, Int) -> Void
  ) {
    self.store = store
    willReplace = will
    didReplace = did
    store.addObserver(self)
  }

  func stop() { store.removeObserver(self) }

  // A store that is shown is changed on the main thread alone.
  nonisolated func storeWillReplace(_ range: Range<Int>) { MainActor.assumeIsolated { willReplace(range) } }

  nonisolated func storeDidReplace(_ range: Range<Int>, with count: Int) {
    MainActor.assumeIsolated { didReplace(range, count) }
  }
}
