import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct AppStorageTests {
    private enum Size: String { case small, large }

    private struct Settings: View {
      @AppStorage("sound") private var sound = false
      @AppStorage("count") private var count = 1
      @AppStorage("name") private var name = "none"
      @AppStorage("size") private var size = Size.small
      var body: some View {
        VStack {
          Toggle("sound", isOn: $sound)
          Text("\(sound) \(count) \(name) \(size)")
          Button("change") {
            sound = true
            count += 1
            name = "ünï\n= [x] 🎈"
            size = .large
          }
        }
      }
    }

    private func withFile(_ body: (String) throws -> Void) rethrows {
      let shared = StoredSettings.shared
      let folder = NSTemporaryDirectory() + UUID().uuidString
      defer {
        StoredSettings.saveAll()
        StoredSettings.shared = shared
        try? FileManager.default.removeItem(atPath: folder)
      }
      try body(folder + "/settings.ini")
    }

    @Test func valuesAreSharedAndOutliveTheProgram() throws {
      try withFile { path in
        StoredSettings.shared = StoredSettings(path: path)
        let (screen, other) = (TestScreen { Settings() }, TestScreen { Settings() })
        #expect(screen.texts.contains("false 1 none small"))
        try screen.tap("change")
        screen.flush()
        other.flush()
        #expect(screen.texts.contains("true 2 ünï\n= [x] 🎈 large"))
        #expect(other.texts == screen.texts)
        #expect(other.root.first("GtkCheckButton")?.property("active") == true)
        StoredSettings.saveAll()
        StoredSettings.shared = StoredSettings(path: path)
        #expect(TestScreen { Settings() }.texts == screen.texts)
      }
    }

    @Test func valueOfAnotherTypeIsTheDefault() {
      withFile { path in
        StoredSettings.shared = StoredSettings(path: path)
        StoredSettings.shared.set("count", to: "many")
        StoredSettings.shared.set("size", to: "huge")
        #expect(TestScreen { Settings() }.texts.contains("false 1 none small"))
      }
    }

    @Test func fileThatCannotBeReadIsPutAsideAndNotLost() throws {
      try withFile { path in
        let folder = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try "not a key file".write(toFile: path, atomically: true, encoding: .utf8)
        StoredSettings.shared = StoredSettings(path: path)
        let screen = TestScreen { Settings() }
        #expect(screen.texts.contains("false 1 none small"))
        try screen.tap("change")
        StoredSettings.saveAll()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(files.count == 2 && files.contains("settings.ini"))
      }
    }

    /// A slider changes the value with each step; the file is written in a later turn of the loop, and when the program
    /// ends.
    @Test func manyChangesAreWrittenTogether() throws {
      try withFile { path in
        StoredSettings.shared = StoredSettings(path: path)
        StoredSettings.shared.set("count", to: "0")
        #expect(MainLoop.pump { FileManager.default.fileExists(atPath: path) })
        func fileNumber() throws -> Int? {
          try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        }
        // Each writing replaces the file.
        let first = try fileNumber()
        for step in 1...50 { StoredSettings.shared.set("count", to: "\(step)") }
        #expect(try fileNumber() == first)
        #expect(MainLoop.pump { (try? fileNumber()) != first })
        let second = try fileNumber()
        MainLoop.pump(timeout: .milliseconds(20)) { false }
        #expect(try fileNumber() == second)
        #expect(StoredSettings(path: path).value("count").read() == "50")
        StoredSettings.shared.set("count", to: "51")
        StoredSettings.shared.save()
        #expect(StoredSettings(path: path).value("count").read() == "51")
      }
    }

    @Test func anyNameIsANameOfItsOwn() throws {
      struct Names: View {
        @AppStorage("글꼴") private var font = "none"
        @AppStorage("언어") private var language = "none"
        @AppStorage("user.name") private var dotted = "none"
        @AppStorage("username") private var plain = "none"
        @AppStorage("") private var empty = "none"
        var body: some View {
          VStack {
            Text([font, language, dotted, plain, empty].joined(separator: " "))
            Button("change") { (font, dotted, empty) = ("A", "B", "C") }
          }
        }
      }
      try withFile { path in
        StoredSettings.shared = StoredSettings(path: path)
        let screen = TestScreen { Names() }
        try screen.tap("change")
        screen.flush()
        #expect(screen.texts.first == "A none B none C")
        StoredSettings.saveAll()
        StoredSettings.shared = StoredSettings(path: path)
        #expect(TestScreen { Names() }.texts.first == "A none B none C")
      }
    }
  }
}
