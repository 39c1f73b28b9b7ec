import Foundation

/// A folder that goes with the test that made it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = URL.temporaryDirectory.appending(path: "HomeStoreTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// A path in the folder at which there is nothing yet.
  func newPath(_ name: String = "store") -> String {
    url.appending(path: "\(name)-\(UUID().uuidString).sqlite").path(percentEncoded: false)
  }
}
