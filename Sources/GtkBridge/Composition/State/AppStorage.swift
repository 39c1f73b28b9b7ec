import GtkObjects

/// A value that outlives the program: kept in a file among the user's settings, and shared by every view that names it.
///
/// Mirrors SwiftUI's `AppStorage`: `@AppStorage("shows-hidden") private var showsHidden = false`. Where a GSettings schema
/// with the application's id is installed, the names that are keys of it are kept as the desktop keeps settings: another
/// program's changes are seen at once, and the default is the schema's. Others are kept in `settings.ini` in a folder of
/// the program's own in the user's configuration folder, which is written as a whole soon after a change and when the program
/// ends. A value that the schema does not allow is not taken over. In the file, what is neither a letter of English nor a digit nor a
/// hyphen stands in a name percent-encoded.
@preconcurrency @MainActor
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let defaultValue: Value
  private let decode: (String) -> Value?
  private let encode: (Value) -> String

  private init(
    _ key: String, _ defaultValue: Value, _ decode: @escaping (String) -> Value?, _ encode: @escaping (Value) -> String
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.decode = decode
    self.encode = encode
  }

  /// The stored value; the default where there is none, or one of another type.
  public var wrappedValue: Value {
    get { StoredSettings.shared.value(key).read().flatMap(decode) ?? defaultValue }
    nonmutating set { StoredSettings.shared.set(key, to: encode(newValue)) }
  }

  /// A two-way connection to the value, for a control.
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

  /// Each value that is stored from now on, by this program or, where there is a schema, by another.
  ///
  /// For what is no view, such as whoever sets ``Application/preferredColorScheme``; views follow the value by reading it.
  /// SwiftUI leaves this to `UserDefaults.publisher(for:)`.
  public var publisher: AnyPublisher<Value, Never> {
    let (settings, key) = (StoredSettings.shared, key)
    // What has never been read is not followed yet.
    _ = settings.value(key)
    return settings.changes.filter { $0 == key }.map { _ in wrappedValue }.eraseToAnyPublisher()
  }
}

extension AppStorage {
  /// Stores a truth value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, Bool.init, \.description)
  }

  /// Stores a whole number.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, { Int($0) }, \.description)
  }

  /// Stores a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, { Double($0) }, \.description)
  }

  /// Stores a text.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, { $0 }, { $0 })
  }

  /// Stores one of several cases.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, { Value(rawValue: $0) }, \.rawValue)
  }

  /// Stores one of several cases.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, { Int($0).flatMap { Value(rawValue: $0) } }, \.rawValue.description)
  }
}

/// The values of ``AppStorage`` and the file they are kept in.
@MainActor
final class StoredSettings {
  static var shared = StoredSettings(
    path: Gtk.KeyFile.defaultPath, settings: Gtk.Application.defaultID.flatMap { Gtk.Settings(schema: $0) })

  /// The key of each value that has been changed.
  let changes = PassthroughSubject<String, Never>()

  private let path: String
  private let file = Gtk.KeyFile()
  private let settings: Gtk.Settings?
  private var values: [String: StateStorage<String?>] = [:]
  private var writing: Task<Void, Never>?

  /// How long changes are gathered before the file is written: a slider makes sixty in a second.
  private static let delay = Duration.milliseconds(250)
  private static var unsaved: [StoredSettings] = []

  init(path: String, settings: Gtk.Settings? = nil) {
    self.path = path
    self.settings = settings
    guard FileManager.default.fileExists(atPath: path), let problem = file.load(path) else { return }
    Gtk.warn("\(path) cannot be read and is put aside: \(problem)")
    try? FileManager.default.moveItem(atPath: path, toPath: "\(path).\(UUID().uuidString)")
  }

  /// The value of a key as every view reads it.
  func value(_ key: String) -> StateStorage<String?> {
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

  func set(_ key: String, to string: String) {
    let value = value(key)
    if let settings, settings.has(key) {
      let before = value.read()
      settings[key] = string
      // The settings have told of it already.
      if value.read() != before { return }
      // Where the schema refuses it, whoever shows it shows the old value again.
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

  /// The program ends: whatever has not been written is.
  static func saveAll() {
    for settings in unsaved { settings.save() }
  }

  /// Writes what has not been written yet.
  func save() {
    guard let writing else { return }
    writing.cancel()
    self.writing = nil
    Self.unsaved.removeAll { $0 === self }
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if let problem = file.save(path) { Gtk.warn("\(path) cannot be written: \(problem)") }
  }
}
