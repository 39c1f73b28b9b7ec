import Foundation

extension URL {
  /// The path relative to the package folder, which is the tool's working directory.
  var packagePath: String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
