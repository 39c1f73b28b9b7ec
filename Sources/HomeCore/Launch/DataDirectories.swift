import Foundation

/// The folders of the program's read-only files, for an installed, relocated or freshly built program.
///
/// The search covers `share` in each of the four folders above the program's own, then the folders of the XDG Base
/// Directory Specification. A program in `PREFIX/bin` thus uses `PREFIX/share` wherever `PREFIX` is moved, and one in
/// `.build/debug` uses `.build/share`, where the build puts generated files.
public nonisolated enum DataDirectories {
  /// Returns the first file or folder with this path in the search folders, or `nil` if there is none.
  ///
  /// ```swift
  /// DataDirectories.url(of: "io.github.gtkbridge.HomeApp/catalogue")
  /// ```
  public static func url(of path: String) -> URL? {
    url(of: path, in: all)
  }

  /// Makes the toolkit's libraries search the same folders for icons and schemas. Call this first in the program,
  /// because the libraries read the environment only once.
  public static func shareWithLibraries() {
    let existing = all.map(\.path).filter { FileManager.default.fileExists(atPath: $0) }
    setenv("XDG_DATA_DIRS", existing.joined(separator: ":"), 1)
  }

  /// Returns the file or folder with a path in the source tree of the program, if that tree still exists where the
  /// program was built.
  ///
  /// It is for files that are used unchanged from the sources, so that a plain `swift build` need not copy them.
  public static func sourceURL(of path: String) -> URL? {
    url(of: path, in: all.map { $0.deletingLastPathComponent() }.filter(isSource))
  }

  private static func isSource(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  }

  /// The search folders, the nearest first.
  static let all = folders(
    program: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath(),
    environment: ProcessInfo.processInfo.environment)

  /// The search folders after the user's own, which libraries search first.
  static var withUsersOwn: [URL] {
    let environment = ProcessInfo.processInfo.environment
    let own = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
    return [own ?? URL.homeDirectory.appending(path: ".local/share")] + all
  }

  static func url(of path: String, in folders: [URL]) -> URL? {
    folders.lazy.map { $0.appending(path: path) }.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  static func folders(program: URL, environment: [String: String]) -> [URL] {
    var folder = program.deletingLastPathComponent()
    var folders: [URL] = []
    for _ in 1...4 where folder.path != "/" {
      folder.deleteLastPathComponent()
      folders.append(folder.appending(path: "share"))
    }
    let named = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
    let system = named.split(separator: ":").map { URL(filePath: String($0), directoryHint: .isDirectory) }
    return folders + system.filter { !folders.map(\.path).contains($0.path) }
  }
}
