/// A persistent store of the program's settings.
public protocol SettingsStore: AnyObject {
  /// Returns the last saved settings, or those of a first run if none can be read.
  func load() -> AppSettings

  /// Saves the settings. A failure is not fatal.
  func save(_ settings: AppSettings)
}

extension SettingsStore {
  /// Modifies the settings and saves them if they changed.
  public func update(_ change: (inout AppSettings) -> Void) {
    let old = load()
    var new = old
    change(&new)
    if new != old { save(new) }
  }
}

/// An in-memory settings store.
public final class MemorySettingsStore: SettingsStore {
  private var settings: AppSettings

  /// Creates a store with settings.
  public init(_ settings: AppSettings = AppSettings()) {
    self.settings = settings
  }

  /// Returns the last saved settings, or the initial ones.
  public func load() -> AppSettings { settings }

  /// Keeps the settings in memory.
  public func save(_ settings: AppSettings) { self.settings = settings }
}
