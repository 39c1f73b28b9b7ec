import Foundation

/// The files of the desktop that the program can start without, though it is poorer for it.
public nonisolated enum DesktopResource: CaseIterable, Sendable {
  /// The settings of the desktop, which GLib reads from compiled schemas.
  case schemas
  /// A theme with icons. The theme `hicolor` has only those of programs.
  case icons

  /// Returns the resources that are in none of the folders.
  static func missing(in folders: [URL]) -> [DesktopResource] {
    allCases.filter { resource in !folders.contains { resource.isThere(in: $0) } }
  }

  /// Returns a sentence that says what is missing and what brings it, or `nil` if nothing is.
  public static var complaint: String? { complaint(about: missing(in: DataDirectories.withUsersOwn)) }

  static func complaint(about missing: [DesktopResource]) -> String? {
    guard !missing.isEmpty else { return nil }
    let names = missing.map(\.name).joined(separator: ", ")
    let packages = missing.map(\.package).joined(separator: ", ")
    return String(localized: "This desktop has no \(names). What is missing is usually in: \(packages).")
  }

  private func isThere(in folder: URL) -> Bool {
    let files = FileManager.default
    switch self {
    case .schemas: return files.fileExists(atPath: folder.appending(path: "glib-2.0/schemas/gschemas.compiled").path)
    case .icons:
      let themes = folder.appending(path: "icons")
      let names = (try? files.contentsOfDirectory(atPath: themes.path)) ?? []
      return names.contains { name in
        name != "hicolor" && files.fileExists(atPath: themes.appending(path: "\(name)/index.theme").path)
      }
    }
  }

  private var name: String {
    switch self {
    case .schemas: String(localized: "compiled settings schemas")
    case .icons: String(localized: "icon theme")
    }
  }

  /// The package that has the files on most systems.
  private var package: String {
    switch self {
    case .schemas: "gsettings-desktop-schemas"
    case .icons: "adwaita-icon-theme"
    }
  }
}
