import Foundation

/// The values of `AppStorage` in a `UserDefaults`.
@MainActor
package final class DefaultsValues: StoredValues {
  private static var known: [ObjectIdentifier: DefaultsValues] = [:]

  /// Returns the values of a store, or `nil` for the application's settings.
  package static func values(of store: UserDefaults?) -> DefaultsValues? {
    guard let store, store !== UserDefaults.standard else { return nil }
    return values(in: store)
  }

  /// Keeps the application's settings in `UserDefaults.standard`, as on iOS, except the settings of its schema.
  package static func keepSettings() { StoredSettings.programValues = values(in: .standard) }

  private static func values(in store: UserDefaults) -> DefaultsValues {
    if let values = known[ObjectIdentifier(store)] { return values }
    if known.isEmpty {
      MainLoop.beforeWaiting {
        followOtherCode()
        saveChanges()
      }
    }
    let values = DefaultsValues(store)
    known[ObjectIdentifier(store)] = values
    return values
  }

  package let changes = PassthroughSubject<String, Never>()
  private let store: UserDefaults
  private var storages: [String: StateStorage<String?>] = [:]

  /// The time between two writes. It combines frequent changes, such as the sixty per second of a slider.
  private static let delay = Duration.milliseconds(250)
  private static var savedAt: ContinuousClock.Instant?
  private static var writing: Task<Void, Never>?

  private init(_ store: UserDefaults) {
    self.store = store
  }

  package func value(_ key: String) -> StateStorage<String?> {
    if storages[key] == nil, store === UserDefaults.standard { adopt(key) }
    let stored = read(key)
    guard let storage = storages[key] else {
      let storage = StateStorage(stored)
      storages[key] = storage
      return storage
    }
    if storage.latest != stored { storage.write(stored) }
    return storage
  }

  package func set(_ key: String, to string: String?, _ value: Any) {
    let storage = self.value(key)
    if let string { store.set(Self.property(value) ?? string, forKey: key) } else { store.removeObject(forKey: key) }
    storage.write(read(key))
    changes.send(key)
  }

  /// Reads the values that other code has stored since then. Foundation on Linux does not report changes.
  private static func followOtherCode() {
    let changed = known.values.filter { values in values.storages.contains { $1.latest != values.read($0) } }
    if !changed.isEmpty { Task { for values in changed { values.follow() } } }
  }

  private func follow() {
    for (key, storage) in storages {
      let stored = read(key)
      guard storage.latest != stored else { continue }
      storage.write(stored)
      changes.send(key)
    }
  }

  /// Returns a value in the form that other code expects in the store, or `nil` if it has none there.
  private static func property(_ value: Any) -> Any? {
    switch value {
    case let bool as Bool: bool
    case let int as Int: int
    case let double as Double: double
    case let string as String: string
    case let data as Data: data
    case let date as Date: date
    case let raw as any RawRepresentable: property(raw.rawValue)
    default: nil
    }
  }

  /// Returns a value that this or other code has stored.
  private func read(_ key: String) -> String? {
    switch store.object(forKey: key) {
    case let string as String: string
    case let data as Data: data.base64EncodedString()
    case let date as Date: date.timeIntervalSinceReferenceDate.description
    case let url as URL: url.absoluteString
    case let bool as Bool: bool.description
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  /// Moves a value from the settings file of an earlier version to the store.
  private func adopt(_ key: String) {
    guard store.object(forKey: key) == nil, let old = StoredSettings.take(key) else { return }
    store.set(old, forKey: key)
  }

  /// Writes all stores.
  static func saveAll() {
    UserDefaults.standard.synchronize()
    for values in known.values where values.store !== UserDefaults.standard { values.store.synchronize() }
  }

  /// Writes the changes of the current turn of the main loop: the program may be killed at any time. Foundation on
  /// Linux does not write by itself, and reports no changes. A store without changes costs some microseconds.
  private static func saveChanges() {
    let now = ContinuousClock.now
    guard let savedAt, now - savedAt < delay else {
      savedAt = now
      return saveAll()
    }
    guard writing == nil else { return }
    writing = Task {
      try? await Task.sleep(for: delay)
      writing = nil
    }
  }
}
