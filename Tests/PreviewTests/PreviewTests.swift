import Foundation
import GtkBridgeTesting
import Testing

/// Every preview of HomeApp, light and dark, in each language, equals the recorded one: its text form exactly, its
/// picture within a tolerance for other fonts.
@Suite("Previews") @MainActor
struct PreviewTests {
  @Test("are as recorded", arguments: ["en", "ko"])
  func areAsRecorded(language: String) async throws {
    let run = try await PreviewRun(language: language)
    #expect(run.files.keys.filter { $0.hasSuffix(".txt") }.count >= 20)
    for (name, data) in run.files.sorted(by: { $0.key < $1.key }) {
      let file = URL(filePath: name)
      let reference = SnapshotReference("\(file.deletingPathExtension().lastPathComponent).\(language)")
      // A preview that differs does not hide the others.
      do {
        if file.pathExtension == "txt" {
          try reference.verifyText(String(decoding: data, as: UTF8.self))
        } else {
          try reference.verifyPicture(data)
        }
      } catch {
        Issue.record(error)
      }
    }
    #expect(Self.recorded(in: language).subtracting(run.files.keys).isEmpty, "no preview has these names any more")
  }

  private static func recorded(in language: String) -> Set<String> {
    let folder = PreviewRun.package.appending(path: "Tests/PreviewTests/Snapshots")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(names.filter { $0.contains(".\(language).") }.map { $0.replacing(".\(language).", with: ".") })
  }
}
