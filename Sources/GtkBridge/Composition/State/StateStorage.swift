/// A value stored in a node, with the bodies that read it.
@MainActor
package final class StateStorage<Value> {
  private struct Reader {
    weak var updater: BodyUpdater?
    let reading: Int
  }

  private var value: Value
  /// The value, without recording a reader.
  package var latest: Value { value }
  /// Indicates whether the value has ever been written.
  private(set) var isChanged = false
  private var readers: [ObjectIdentifier: Reader] = [:]

  package init(_ value: Value) {
    self.value = value
  }

  /// Returns the value and records the current body as its reader.
  package func read() -> Value {
    if let current = BodyUpdater.current {
      readers[ObjectIdentifier(current)] = Reader(updater: current, reading: current.reading)
    }
    return value
  }

  /// Changes the value and requests another reading of its readers' bodies.
  package func write(_ newValue: Value) {
    value = newValue
    isChanged = true
    for (identifier, reader) in readers {
      if let updater = reader.updater, updater.reading == reader.reading {
        updater.setNeedsUpdate()
      } else {
        readers[identifier] = nil
      }
    }
  }
}
