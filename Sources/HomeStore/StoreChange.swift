import HomeCore
import Synchronization

/// What a transaction has changed, for those who show it.
enum StoreChange: Sendable {
  case books(BookChange)
  case comics(ComicChange)
  case offers

  /// What it means that something in these tables has been changed. Which comic the user likes is told by who changes that.
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

  /// Anything in the catalogue may have changed.
  static let ofCatalogue: [StoreChange] = [.books(.books), .books(.cart), .comics(.comics), .offers]

  /// Anything that the user has may have changed.
  static let ofUser: [StoreChange] = [.books(.cart), .books(.orders), .comics(.comics)]
}

/// Tells all who have the same file open in this program of changes, whichever of them makes one.
enum StoreChanges {
  private struct Listeners {
    weak var broadcast: ChangeBroadcast<StoreChange>?
  }

  private static let files = Mutex<[String: Listeners]>([:])
  /// Shows ThreadSanitizer what the mutex orders: it does not see the waiting inside the standard library.
  private static let handOver = Atomic<UInt8>(0)

  /// The one broadcast for a file.
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
  /// Tells every listener of several changes.
  func send(_ changes: [StoreChange]) {
    for change in changes { send(change) }
  }

  /// The changes from now on of which `transform` makes something.
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
