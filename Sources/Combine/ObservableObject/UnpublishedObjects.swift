/// The publishers of observable objects without `@Published` properties.
///
/// Such a class calls `objectWillChange.send()` itself, so it must receive the same publisher on each access. The table
/// keeps weak references and removes dead entries whenever it has doubled in size. A lookup is amortised O(1).
final class UnpublishedObjects: @unchecked Sendable {  // The lock guards the table.
  static let shared = UnpublishedObjects()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var purgeCount = 64

  /// Returns the publisher of `object`, created on first use.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    // Another thread may release the last other reference to an object examined here. These variables retain the
    // objects and the dead entries until the lock is released, because a deinit may call this method.
    var found: AnyObject?
    var seen: [AnyObject?] = []
    var dead: [Entry] = []
    defer { withExtendedLifetime((found, seen, dead)) {} }
    return lock.withLock {
      if let entry = entries[key] {
        found = entry.object
        if found === object { return entry.publisher }
      }
      if entries.count >= purgeCount {
        for (key, entry) in entries {
          let object = entry.object
          seen.append(object)
          if object == nil, let entry = entries.removeValue(forKey: key) { dead.append(entry) }
        }
        purgeCount = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      if let old = entries.updateValue(Entry(object: object, publisher: publisher), forKey: key) { dead.append(old) }
      return publisher
    }
  }
}
