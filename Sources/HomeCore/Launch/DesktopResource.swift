import Foundation

/// The desktop's files that the program uses but does not require.
public nonisolated enum DesktopResource: CaseIterable, Sendable {
  /// The settings of the desktop, which GLib reads from compiled schemas.
  case schemas
  /// A theme with icons. The theme `hicolor` only has those of programs.
  case icons

  /// Returns the resources that are in none of the folders.
  static func missing(in folders: [URL]) -> [DesktopResource] {
    allCases.filter { resource in !folders.contains { resource.isThere(in: $0) } }
  }

  /// Returns the missing files and the packages that usually provide them, in a line, or `nil` if none is missing.
  public static var complaint: String? { complaint(about: missing(in: DataDirectories.withUsersOwn)) }

  static func complaint(about missing: [DesktopResource]) -> String? {
    missing.isEmpty ? nil : missing.map(\.complaint).joined(separator: " ")
  }

  private func isThere(in folder: URL) -> Bool {
    let files = FileManager.default
    switch self {
    case .schemas: return files.fileExists(atPath: folder.appending(path: "glib-2.0/schemas/gschemas.compiled").path)
    case .icons:
      let themes = folder.appending(path: "icons")
      let names = (try? files.contentsOfDirectory(atPath: themes.path)) ?? []
      return names.contains { name in
        guard name != "hicolor" else { return false }
        // A theme of pointers has no folders of icons.
        let index = try? String(contentsOf: themes.appending(path: "\(name)/index.theme"), encoding: .utf8)
        return index?.contains("\nDirectories=") == true
      }
    }
  }

  private var complaint: String {
    switch self {
    case .schemas:
      String(
        localized: "This desktop has no compiled settings schemas, which are usually in gsettings-desktop-schemas.")
    case .icons: String(localized: "This desktop has no icon theme, which is usually in adwaita-icon-theme.")
    }
  }
}
