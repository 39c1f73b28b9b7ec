import Foundation

/// A writer that creates all files of a screen or none.
struct ScreenWriter {
  let screen: Screen
  let places: ScreenPlaces

  /// Writes the files and adds the screen's previews to the program's list.
  ///
  /// - Throws: ``NewScreenError/inTheWay(_:)`` if a file exists or another file of the module has the same name, which
  ///   the compiler rejects. Nothing is written then.
  func write() throws(NewScreenError) -> ScreenReport {
    let files = screen.files(in: places)
    let taken = try obstacles(for: files)
    guard taken.isEmpty else { throw .inTheWay(taken) }
    let list = PreviewList(in: places.views)
    let (listFile, isListed) = list.adding("\(screen.memberName)Screen")
    for file in files + (listFile.map { [$0] } ?? []) { try write(file) }
    return ScreenReport(screen: screen, files: files.map(\.url), list: isListed ? listFile?.url : nil)
  }

  private func obstacles(for files: [ScreenFile]) throws(NewScreenError) -> [String] {
    let existing = [places.logic, places.views, places.tests].flatMap { folder in
      Self.swiftFiles(in: folder).map { (folder, $0) }
    }
    let obstacles = files.flatMap { file in
      existing.filter { folder, other in
        file.url.path.hasPrefix(folder.path) && other.lastPathComponent == file.url.lastPathComponent
      }
      .map { $0.1.packagePath }
    }
    return Set(obstacles).sorted()
  }

  private func write(_ file: ScreenFile) throws(NewScreenError) {
    do {
      let folder = file.url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: file.url, options: .atomic)
    } catch {
      throw .cannotWrite(file.url.packagePath, reason: error.localizedDescription)
    }
  }

  /// Returns the Swift files in a folder and its subfolders.
  static func swiftFiles(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }
}
