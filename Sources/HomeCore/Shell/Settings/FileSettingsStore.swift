import Foundation

/// A settings store in a JSON file, which is replaced atomically.
///
/// An unreadable file is ignored with a one-line warning, and replaced by the next save.
public final class FileSettingsStore: SettingsStore {
  private let url: URL
  private let warn: (String) -> Void
  private var hasWarned = false

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - url: The file. It and its folder need not exist.
  ///   - warn: A closure that receives at most one line, when the file cannot be used.
  public init(url: URL, warn: @escaping (String) -> Void) {
    self.url = url
    self.warn = warn
  }

  /// Returns the default file according to the XDG Base Directory Specification: in `$XDG_STATE_HOME`, or
  /// `~/.local/state` if that is not set to an absolute path.
  ///
  /// - Parameter identifier: The program's identifier, which is the name of the folder.
  public nonisolated static func defaultURL(
    identifier: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let home = environment["HOME"].flatMap(absolute) ?? FileManager.default.homeDirectoryForCurrentUser
    let state = environment["XDG_STATE_HOME"].flatMap(absolute) ?? home.appending(path: ".local/state")
    return state.appending(path: identifier).appending(path: "window.json")
  }

  private nonisolated static func absolute(_ path: String) -> URL? {
    path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : nil
  }

  /// Returns the settings in the file, or those of a first run if there is none or it cannot be used.
  public func load() -> AppSettings {
    do {
      return try JSONDecoder().decode(AppSettings.self, from: Data(contentsOf: url))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return AppSettings()
    } catch is DecodingError {
      warnOnce(String(localized: "\(url.path) is not a settings file and is ignored."))
    } catch {
      warnOnce(String(localized: "\(url.path) cannot be read and is ignored: \(error.reason)."))
    }
    return AppSettings()
  }

  /// Replaces the file by one with the settings, and creates its folder with access only for the user.
  public func save(_ settings: AppSettings) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try DurableFile.write(try encoder.encode(settings), to: url)
    } catch {
      warnOnce(String(localized: "\(url.path) cannot be written; the window will not be restored: \(error.reason)."))
    }
  }

  private func warnOnce(_ message: String) {
    guard !hasWarned else { return }
    hasWarned = true
    warn(message)
  }
}
