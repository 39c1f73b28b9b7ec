import HomeCore
import Synchronization

/// What a transaction has changed, for those who show it.
enum StoreChange: Sendable {
  case books(BookChange)
  case comics(ComicChange)
  case offers

  /// What the last transaction of a connection has changed.
  static func all(of connection: Connection) -> [StoreChange] {
    let rows = connection.changedRows
    let tables = rows.tables
    var changes: [StoreChange] = []
    let hasOtherBooks = tables.contains("books") || tables.contains("book_details")
    if hasOtherBooks { changes.append(.books(.books)) }
    if hasOtherBooks || tables.contains("cart_items") { changes.append(.books(.cart)) }
    if tables.contains("orders") { changes.append(.books(.orders)) }
    switch rows["comics"] {
    case nil: break
    case .update(let id):
      let comic = try? Comic.find(id, in: connection)
      changes.append(.comics(comic.map(ComicChange.likes) ?? .comics))
    case .more: changes.append(.comics(.comics))
    }
    if tables.contains("products") { changes.append(.offers) }
    return changes
  }
}

/// Tells all who have the same file open in this program of changes, whichever of them makes one.
enum StoreChanges {
  private struct Listeners {
    weak var broadcast: ChangeBroadcast<StoreChange>?
  }

  private static let files = Mutex<[String: Listeners]>([:])

  /// The one broadcast for a file.
  static func broadcast(for path: String) -> ChangeBroadcast<StoreChange> {
    files.withLock { files in
      files = files.filter { $0.value.broadcast != nil }
      if let broadcast = files[path]?.broadcast { return broadcast }
      let broadcast = ChangeBroadcast<StoreChange>()
      files[path] = Listeners(broadcast: broadcast)
      return broadcast
    }
  }
}

extension ChangeBroadcast where Change == StoreChange {
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
