import HomeCore
import Synchronization

/// A change of a store, for its observers.
enum StoreChange: Sendable {
  case books(BookChange)
  case comics(ComicChange)
  case offers

  /// Returns the changes that modifications of these tables imply. Likes are not included: the comic service sends
  /// them, because it knows the comic.
  static func changes(of tables: Set<String>) -> [StoreChange] {
    var changes: [StoreChange] = []
    let hasBooks = tables.contains("books") || tables.contains("book_details")
    if hasBooks { changes.append(.books(.books)) }
    if hasBooks || tables.contains("cart_items") { changes.append(.books(.cart)) }
    if tables.contains("orders") { changes.append(.books(.orders)) }
    if tables.contains("comics") { changes.append(.comics(.comics)) }
    if tables.contains("products") { changes.append(.offers) }
    return changes
  }

  /// The changes to send if anything in the catalogue may have changed.
  static let ofCatalogue: [StoreChange] = [.books(.books), .books(.cart), .comics(.comics), .offers]

  /// The changes to send if any of the user's data may have changed.
  static let ofUser: [StoreChange] = [.books(.cart), .books(.orders), .comics(.comics)]
}

/// A registry of change broadcasters, so that all stores of the same file in this program share one.
enum StoreChanges {
  private struct Listeners {
    weak var broadcast: ChangeBroadcast<StoreChange>?
  }

  private static let files = Mutex<[String: Listeners]>([:])
  /// A hint for ThreadSanitizer, which does not see the mutex's ordering inside the standard library.
  private static let handOver = Atomic<UInt8>(0)

  static func broadcast(for path: String) -> ChangeBroadcast<StoreChange> {
    files.withLock { files in
      _ = handOver.load(ordering: .acquiring)
      defer { handOver.store(0, ordering: .releasing) }
      files = files.filter { $0.value.broadcast != nil }
      if let broadcast = files[path]?.broadcast { return broadcast }
      let broadcast = ChangeBroadcast<StoreChange>()
      files[path] = Listeners(broadcast: broadcast)
      return broadcast
    }
  }
}

extension ChangeBroadcast where Change == StoreChange {
  func send(_ changes: [StoreChange]) {
    for change in changes { send(change) }
  }

  /// Returns a stream of the changes from now on, transformed and without `nil` results.
  func map<Element: Sendable>(_ transform: @escaping @Sendable (StoreChange) -> Element?) -> AsyncStream<Element> {
    let changes = stream()
    let (mapped, continuation) = AsyncStream.makeStream(of: Element.self)
    let task = Task.detached {
      for await change in changes {
        if let element = transform(change) { continuation.yield(element) }
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return mapped
  }
}
