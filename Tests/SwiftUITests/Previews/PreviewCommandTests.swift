import GtkObjects
import Testing

@testable import SwiftUI

extension SwiftUITests {
  @Suite @MainActor struct PreviewCommandTests {
    @Test func argumentsAreCommands() throws {
      func command(_ arguments: String...) throws -> PreviewCommand? { try PreviewCommand(arguments: arguments) }
      #expect(try command() == nil)
      #expect(try command("file.txt", "--verbose") == nil)
      #expect(try command("--preview") == .list)
      #expect(try command("--preview", "--verbose") == .list)
      #expect(try command("--preview", "Home/Empty") == .show("Home/Empty"))
      #expect(try command("--preview=Home") == .show("Home"))
      #expect(try command("--preview-all") == .show(nil))
      #expect(try command("--snapshot", "a.png", "--preview", "Home") == .write("Home", path: "a.png"))
      #expect(try command("--preview-all", "--snapshot=out") == .write(nil, path: "out"))
      #expect(throws: PreviewCommandError.noPath) { try command("--preview-all", "--snapshot") }
      #expect(throws: PreviewCommandError.noName) { try command("--preview", "--snapshot", "a.png") }
    }

    @Test func imagesAreWritten() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "previews-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let previews = [
        Preview("A", "One/Two", traits: .sizeThatFitsLayout) { Text("one") },
        Preview("B", traits: .fixedLayout(width: 60, height: 40)) { Text("two") },
      ]
      #expect(
        try PreviewCommand.write(nil, path: folder.path).run(identifier: "a.b", previews: previews) == EXIT_SUCCESS)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(files == ["A-One-Two-dark.png", "A-One-Two.png", "A-One-Two.txt", "B-dark.png", "B.png", "B.txt"])
      #expect(try String(contentsOf: folder.appending(path: "B.txt"), encoding: .utf8) == "label \"two\"\n")
      let file = folder.appending(path: "b.png")
      _ = try PreviewCommand.write("b", path: file.path).run(identifier: "a.b", previews: previews)
      let image = try #require(Gtk.Texture(try Data(contentsOf: file)))
      #expect(image.width == 60 && image.height == 40)
    }

    @Test func unknownNamesAreErrors() {
      #expect(throws: PreviewCommandError.unknown("C")) {
        try PreviewCommand.show("C").run(identifier: "a.b", previews: [Preview("A") { Text("1") }])
      }
      #expect(throws: PreviewCommandError.unknown(nil)) {
        try PreviewCommand.show(nil).run(identifier: "a.b", previews: [])
      }
    }
  }
}
