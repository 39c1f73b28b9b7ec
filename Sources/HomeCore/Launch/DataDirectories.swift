import Foundation

/// Where the program's read-only files are, whether it was installed, unpacked somewhere or just built.
///
/// The program looks into `share` in each of the four folders above its own, then into those that the XDG base directory
/// specification names. So a program in `PREFIX/bin` uses `PREFIX/share` wherever `PREFIX` is moved to, and one in
/// `.build/debug` uses `.build/share`, where the build leaves what is not in the sources as it is used.
public nonisolated enum DataDirectories {
  /// The first of the folders' files or folders with this path; `nil` if there is none.
  ///
  /// ```swift
  /// DataDirectories.url(of: "io.github.gtkbridge.HomeApp/catalogue")
  /// ```
  public static func url(of path: String) -> URL? {
    url(of: path, in: all)
  }

  /// Makes the toolkit's libraries look for icons and schemas in the same folders. Comes first in the program: they look
  /// at the environment once.
  public static func shareWithLibraries() {
    let existing = all.map(\.path).filter { FileManager.default.fileExists(atPath: $0) }
    setenv("XDG_DATA_DIRS", existing.joined(separator: ":"), 1)
  }

  /// The file or folder with a path in the sources that the program was built from, if it is still where it was built.
  ///
  /// For what is used as it is in the sources, so that a plain `swift build` need not copy it.
  public static func sourceURL(of path: String) -> URL? {
    url(of: path, in: all.map { $0.deletingLastPathComponent() }.filter(isSource))
  }

  private static func isSource(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  }

  /// The folders, the nearest first.
  static let all = folders(
    program: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath(),
    environment: ProcessInfo.processInfo.environment)

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
