/// A value stored in a node, with the bodies that read it.
@MainActor
final class StateStorage<Value> {
  private struct Reader {
    weak var updater: BodyUpdater?
    let reading: Int
  }

  private var value: Value
  /// Indicates whether the value has ever been written.
  private(set) var isChanged = false
  private var readers: [ObjectIdentifier: Reader] = [:]

  init(_ value: Value) {
    self.value = value
  }

  /// Returns the value and records the current body as its reader.
  func read() -> Value {
    if let current = BodyUpdater.current {
      readers[ObjectIdentifier(current)] = Reader(updater: current, reading: current.reading)
    }
    return value
  }

  /// Changes the value and requests another reading of its readers' bodies.
  func write(_ newValue: Value) {
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
