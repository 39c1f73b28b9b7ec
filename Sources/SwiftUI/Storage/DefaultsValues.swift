/// The values of ``AppStorage`` in a store of its own.
@MainActor
final class DefaultsValues: StoredValues {
  private static var known: [ObjectIdentifier: DefaultsValues] = [:]

  /// Returns the values of a store, or `nil` for the application's settings.
  static func values(of store: UserDefaults?) -> DefaultsValues? {
    guard let store, store !== UserDefaults.standard else { return nil }
    if let values = known[ObjectIdentifier(store)] { return values }
    let values = DefaultsValues(store)
    known[ObjectIdentifier(store)] = values
    return values
  }

  let changes = PassthroughSubject<String, Never>()
  private let store: UserDefaults
  private var storages: [String: StateStorage<String?>] = [:]

  private init(_ store: UserDefaults) {
    self.store = store
  }

  func value(_ key: String) -> StateStorage<String?> {
    let stored = read(key)
    guard let storage = storages[key] else {
      let storage = StateStorage(stored)
      storages[key] = storage
      return storage
    }
    if storage.latest != stored { storage.write(stored) }
    return storage
  }

  func set(_ key: String, to string: String?) {
    let storage = value(key)
    if let string { store.set(string, forKey: key) } else { store.removeObject(forKey: key) }
    storage.write(string)
    changes.send(key)
  }

  /// Returns a value that this or other code has stored.
  private func read(_ key: String) -> String? {
    switch store.object(forKey: key) {
    case let string as String: string
    case let data as Data: data.base64EncodedString()
    case let date as Date: date.timeIntervalSinceReferenceDate.description
    case let url as URL: url.absoluteString
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }
}
