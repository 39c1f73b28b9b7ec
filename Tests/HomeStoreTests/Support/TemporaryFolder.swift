import Foundation

/// A folder that is removed with the test that created it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = URL.temporaryDirectory.appending(path: "HomeStoreTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns an unused path in the folder.
  func newPath(_ name: String = "store") -> String {
    url.appending(path: "\(name)-\(UUID().uuidString).sqlite").path(percentEncoded: false)
  }
}
