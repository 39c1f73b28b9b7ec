import Foundation

/// A folder that is removed with the test that created it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = URL.temporaryDirectory.appending(path: "HomeCoreTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
