import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The communication between `data/preview` and the window.
  @Suite @MainActor final class PreviewReloadTests {
    private let folder = URL.temporaryDirectory.appending(path: "PreviewReloadTests-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    private let previews = [Preview("A", "One") { Text("first") }, Preview("A", "Two") { Text("second") }]

    @Test func errorsComeAndGoWhileThePreviewStays() async throws {
      let reload = PreviewReload(folder: folder)
      let screen = TestScreen(width: 700, height: 500) { [previews] in
        PreviewBrowser(previews, languages: [], reload: reload)
      }
      screen.layOut()
      #expect(screen.texts.contains("first"))
      try writeErrors("A.swift:1:2: error: no <b>")
      #expect(await MainLoop.wait { !reload.errors.isEmpty })
      screen.flush()
      #expect(screen.texts.contains("A.swift:1:2: error: no <b>"))
      #expect(screen.texts.contains("first"))
      try writeErrors("")
      #expect(await MainLoop.wait { reload.errors.isEmpty })
      screen.flush()
      #expect(!screen.texts.contains { $0.contains("error") })
    }

    @Test func errorsThatAreThereAlreadyAreShown() throws {
      try writeErrors("A.swift:1:2: error: none")
      #expect(PreviewReload(folder: folder).errors == "A.swift:1:2: error: none")
    }

    @Test func nextWindowBeginsAsThisOneIsLeft() throws {
      defer { Gtk.prefersDark = false }
      let first = TestScreen(width: 700, height: 500) { [previews, folder] in
        PreviewBrowser(previews, languages: [], reload: PreviewReload(folder: folder))
      }
      first.layOut()
      try first.select(1)
      let dark = try #require(first.root.all.first { $0.typeName == "GtkCheckButton" })
      _ = dark.press()
      first.flush()
      let reload = PreviewReload(folder: folder)
      reload.keepWindowSize(CGSize(width: 640, height: 480))
      let choices = try #require(reload.choices)
      #expect(choices.selection == "A/Two" && choices.settings.isDark)
      #expect(choices.windowSize == CGSize(width: 640, height: 480))
      let next = TestScreen(width: 700, height: 500) { [previews] in
        PreviewBrowser(previews, languages: [], reload: reload)
      }
      next.layOut()
      #expect(next.texts.contains("second"))
    }

    @Test func choicesThatNobodyCanReadAreNone() throws {
      try Data("{".utf8).write(to: folder.appending(path: "choices.json"))
      let reload = PreviewReload(folder: folder)
      #expect(reload.choices == nil)
      reload.keep(PreviewChoices(selection: "B", settings: PreviewSettings()))
      #expect(reload.choices?.selection == "B")
    }

    @Test func nothingIsKeptWithoutAFolder() {
      let reload = PreviewReload(folder: nil)
      reload.keep(PreviewChoices(selection: "B", settings: PreviewSettings()))
      #expect(reload.choices == nil && reload.errors.isEmpty)
    }

    private func writeErrors(_ text: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: "errors.txt"))
    }
  }
}
