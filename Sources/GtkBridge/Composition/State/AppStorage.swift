import GtkObjects

/// A value in the user's settings that persists between launches and is shared by every view that uses its key.
///
/// Mirrors SwiftUI's `AppStorage`: `@AppStorage("shows-hidden") private var showsHidden = false`. If a GSettings
/// schema with the application's id is installed, keys of the schema are stored in GSettings. Changes by other
/// programs then appear at once, the default is the schema's, and values that the schema does not allow are rejected.
/// Other keys are stored in `settings.ini` in the application's folder of the user's configuration folder. The whole
/// file is written soon after a change and on termination. In the file, characters of a key other than English
/// letters, digits and hyphens are percent-encoded. A program with an `App` or a `UIApplicationDelegate` keeps them in
/// `UserDefaults.standard` instead, as on iOS.
@preconcurrency @MainActor
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let defaultValue: Value
  private let decode: (String) -> Value?
  private let encode: (Value) -> String?
  private var otherValues: (any StoredValues)?

  /// - Parameters:
  ///   - encode: Returns the stored form of a value, or `nil` if nothing is stored for it.
  ///   - values: The place of the value, or `nil` for the application's settings.
  package init(
    _ key: String, _ defaultValue: Value, _ decode: @escaping (String) -> Value?,
    _ encode: @escaping (Value) -> String?, in values: (any StoredValues)? = nil
  ) {
    otherValues = values
    self.key = key
    self.defaultValue = defaultValue
    self.decode = decode
    self.encode = encode
  }

  /// The stored value, or the default if there is none or it has another type.
  public var wrappedValue: Value {
    get { values.value(key).read().flatMap(decode) ?? defaultValue }
    nonmutating set { values.set(key, to: encode(newValue), newValue) }
  }

  private var values: any StoredValues { otherValues ?? StoredSettings.values(for: key) }

  /// The same property in the application's own file.
  var inFile: AppStorage {
    var storage = self
    storage.otherValues = StoredSettings.shared
    return storage
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

  /// A publisher that sends each newly stored value, whether stored by this program or, with a schema, by another one.
  ///
  /// Intended for code outside views, such as code that sets ``Application/preferredColorScheme``. Views observe the
  /// value by reading it. SwiftUI's counterpart is `UserDefaults.publisher(for:)`.
  public var publisher: AnyPublisher<Value, Never> {
    let (settings, key) = (values, key)
    // The first read starts the observation of the key.
    _ = settings.value(key)
    return settings.changes.filter { $0 == key }.map { _ in wrappedValue }.eraseToAnyPublisher()
  }
}

extension AppStorage {
  /// Creates a property that stores a Boolean value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, { Bool($0) ?? Int($0).map { $0 != 0 } }, \.description)
  }

  /// Creates a property that stores an integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, { Int($0) }, \.description)
  }

  /// Creates a property that stores a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, { Double($0) }, \.description)
  }

  /// Creates a property that stores a string.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, { $0 }, { $0 })
  }

  /// Creates a property that stores the raw value of a case.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, { Value(rawValue: $0) }, \.rawValue)
  }

  /// Creates a property that stores the raw value of a case.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, { Int($0).flatMap { Value(rawValue: $0) } }, \.rawValue.description)
  }
}

/// A place of values of ``AppStorage``.
@MainActor
package protocol StoredValues: AnyObject {
  /// Sends the key of each changed value.
  var changes: PassthroughSubject<String, Never> { get }

  /// Returns the shared storage of a key.
  func value(_ key: String) -> StateStorage<String?>

  /// Stores the string form of a value; `nil` removes it.
  func set(_ key: String, to string: String?, _ value: Any)
}

/// The values of ``AppStorage`` and the file that stores them.
@MainActor
package final class StoredSettings: StoredValues {
  static var shared = StoredSettings(
    path: Gtk.KeyFile.defaultPath, settings: Gtk.Application.defaultID.flatMap { Gtk.Settings(schema: $0) })

  /// The program's values of keys that the schema does not have, or `nil` if they are in the file.
  package static var programValues: (any StoredValues)?

  fileprivate static func values(for key: String) -> any StoredValues {
    if let programValues, shared.settings?.has(key) != true { programValues } else { shared }
  }

  /// Removes a value from the application's own settings, and returns it.
  package static func take(_ key: String) -> String? {
    let value = shared.value(key).latest
    if value != nil { shared.set(key, to: nil) }
    return value
  }

  /// Sends the key of each changed value.
  package let changes = PassthroughSubject<String, Never>()

  private let path: String
  private let file = Gtk.KeyFile()
  private let settings: Gtk.Settings?
  private var values: [String: StateStorage<String?>] = [:]
  private var writing: Task<Void, Never>?

  /// The delay before the file is written. It combines frequent changes, such as the sixty per second of a slider.
  private static let delay = Duration.milliseconds(250)
  private static var unsaved: [StoredSettings] = []

  init(path: String, settings: Gtk.Settings? = nil) {
    self.path = path
    self.settings = settings
    guard FileManager.default.fileExists(atPath: path), let problem = file.load(path) else { return }
    Gtk.warn("The settings in \(path) cannot be read, so the file is renamed: \(problem)")
    try? FileManager.default.moveItem(atPath: path, toPath: "\(path).\(UUID().uuidString)")
  }

  /// Returns the shared storage of a key.
  package func value(_ key: String) -> StateStorage<String?> {
    if let known = values[key] { return known }
    let value = StateStorage(file[key])
    values[key] = value
    if let settings, settings.has(key) {
      value.write(settings[key])
      settings.onChange(of: key) { [weak self, weak settings, weak value] in
        guard let settings, let value, settings[key] != value.read() else { return }
        value.write(settings[key])
        self?.changes.send(key)
      }
    }
    return value
  }

  package func set(_ key: String, to string: String?, _: Any) { set(key, to: string) }

  func set(_ key: String, to string: String?) {
    let value = value(key)
    if let settings, settings.has(key) {
      let before = value.read()
      if let string { settings[key] = string } else { settings.reset(key) }
      // The settings' change handler has reported the change already.
      if value.read() != before { return }
      // If the schema rejects the value, its readers show the old value again.
      value.write(settings[key])
      if value.read() == before { return }
    } else {
      value.write(string)
      if file[key] != string {
        file[key] = string
        saveSoon()
      }
    }
    changes.send(key)
  }

  private func saveSoon() {
    guard writing == nil else { return }
    Self.unsaved.append(self)
    writing = Task {
      try? await Task.sleep(for: Self.delay)
      save()
    }
  }

  /// Writes all unsaved settings before the program terminates.
  static func saveAll() {
    for settings in unsaved { settings.save() }
  }

  func save() {
    guard let writing else { return }
    writing.cancel()
    self.writing = nil
    Self.unsaved.removeAll { $0 === self }
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if let problem = file.save(path) { Gtk.warn("The settings cannot be written to \(path): \(problem)") }
  }
}
