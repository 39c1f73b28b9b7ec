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
    var dead: [ObjectIdentifier: Entry] = [:]
    defer { withExtendedLifetime(dead) {} }
    return lock.withLock {
      if let entry = entries[key], entry.object === object { return entry.publisher }
      if entries.count >= purgeCount {
        dead = entries.filter { $0.value.object == nil }
        for key in dead.keys { entries[key] = nil }
        purgeCount = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      let old = entries.updateValue(Entry(object: object, publisher: publisher), forKey: key)
      if let old { dead[key] = old }
      return publisher
    }
  }
}
