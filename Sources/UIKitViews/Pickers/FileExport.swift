import Foundation

/// The copies and moves of files that the user has chosen.
enum FileExport {
  /// Returns a copy of a file with the same name in a new folder for temporary files.
  static func temporaryCopy(of url: URL) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appendingPathComponent(url.lastPathComponent)
    try FileManager.default.copyItem(at: url, to: copy)
    return copy
  }

  /// Copies or moves files, and returns their new URLs.
  ///
  /// - Parameters:
  ///   - urls: The files.
  ///   - target: The new URL of a single file, whose replacement the user has confirmed, or the folder for several
  ///     files.
  ///   - moves: Whether the files are moved.
  static func export(_ urls: [URL], to target: URL, moves: Bool) throws -> [URL] {
    if urls.count == 1 {
      guard urls[0].standardizedFileURL != target.standardizedFileURL else { return [target] }
      if FileManager.default.fileExists(atPath: target.path) { try FileManager.default.removeItem(at: target) }
      try put(urls[0], at: target, moves: moves)
      return [target]
    }
    return try urls.map { url in
      let place = freePlace(for: url.lastPathComponent, in: target)
      try put(url, at: place, moves: moves)
      return place
    }
  }

  private static func put(_ url: URL, at target: URL, moves: Bool) throws {
    if moves {
      try FileManager.default.moveItem(at: url, to: target)
    } else {
      try FileManager.default.copyItem(at: url, to: target)
    }
  }

  /// Returns a URL for a name that no file in the folder has, such as `notes 2.txt`.
  private static func freePlace(for name: String, in folder: URL) -> URL {
    let first = folder.appendingPathComponent(name)
    let (stem, ending) = (first.deletingPathExtension().lastPathComponent, first.pathExtension)
    var (place, number) = (first, 1)
    while FileManager.default.fileExists(atPath: place.path) {
      number += 1
      place = folder.appendingPathComponent("\(stem) \(number)" + (ending.isEmpty ? "" : "." + ending))
    }
    return place
  }
}
