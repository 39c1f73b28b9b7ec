import Foundation

extension URL {
  /// The path as people in the package's folder, where the tool runs, write it.
  var packagePath: String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
