/// Keeps the program's settings from one run to the next.
public protocol SettingsStore: AnyObject {
  /// The settings last saved; those of a first run if there are none that can be read.
  func load() -> AppSettings

  /// Saves the settings. Failing to is no reason to stop.
  func save(_ settings: AppSettings)
}

extension SettingsStore {
  /// Saves the settings with a change, if it is one.
  public func update(_ change: (inout AppSettings) -> Void) {
    let old = load()
    var new = old
    change(&new)
    if new != old { save(new) }
  }
}

/// Keeps settings as long as the program runs.
public final class MemorySettingsStore: SettingsStore {
  private var settings: AppSettings

  /// Makes a store that holds settings.
  public init(_ settings: AppSettings = AppSettings()) {
    self.settings = settings
  }

  public func load() -> AppSettings { settings }

  public func save(_ settings: AppSettings) { self.settings = settings }
}
