/// The announcers of objects that have no `@Published` property in which to keep one.
///
/// Such a class calls `objectWillChange.send()` itself, so it must get the same publisher each time. The table holds the
/// objects weakly and forgets the dead ones each time it has doubled, so that a lookup stays O(1).
final class UnpublishedObjects: @unchecked Sendable {  // the table is only touched under the lock
  static let shared = UnpublishedObjects()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var purgeCount = 64

  /// The publisher of `object`, made on first use.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    // What is looked at may meanwhile be let go of everywhere else. It ends outside the lock then, as do the dead entries:
    // the end of an object, or of a subscriber, may come back here.
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
