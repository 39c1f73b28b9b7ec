/// A value stored in a node, with the bodies that read it.
@MainActor
package final class StateStorage<Value> {
  private struct Reader {
    weak var updater: BodyUpdater?
    let reading: Int
  }

  private var value: Value
  /// The earlier value, while later ones wait for separate frames.
  private var earlier: Earlier?
  /// The value, without recording a reader.
  package var latest: Value { value }
  /// Indicates whether the value has ever been written.
  private(set) var isChanged = false
  private var readers: [ObjectIdentifier: Reader] = [:]

  private final class Earlier {
    var value: Value
    /// The number of later values.
    var waiting = 0

    init(_ value: Value) { self.value = value }
  }

  package init(_ value: Value) {
    self.value = value
  }

  /// Returns the value and records the current body as its reader.
  package func read() -> Value {
    guard let current = BodyUpdater.current else { return value }
    readers[ObjectIdentifier(current)] = Reader(updater: current, reading: current.reading)
    return earlier?.value ?? value
  }

  /// Changes the value and requests another reading of its readers' bodies. Each transaction has a separate update.
  package func write(_ newValue: Value) {
    guard !readers.isEmpty || earlier != nil, let entry = TransactionQueue.entry() else {
      return writeForNextUpdate(newValue)
    }
    let earlier = earlier ?? Earlier(value)
    self.earlier = earlier
    (value, isChanged) = (newValue, true)
    let isNew = entry.add(for: self) { [self] in
      earlier.value = newValue
      earlier.waiting -= 1
      if earlier.waiting == 0 { self.earlier = nil }
      requestReadings()
    }
    if isNew { earlier.waiting += 1 }
  }

  /// Changes the value together with the changes for the next update.
  package func writeForNextUpdate(_ newValue: Value) {
    (value, isChanged) = (newValue, true)
    earlier?.value = newValue
    requestReadings()
  }

  private func requestReadings() {
    for (identifier, reader) in readers {
      if let updater = reader.updater, updater.reading == reader.reading {
        updater.setNeedsUpdate()
      } else {
        readers[identifier] = nil
      }
    }
  }
}
