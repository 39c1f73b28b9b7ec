import Foundation
import Testing

@testable import HomeCore

@Suite("Settings")
struct SettingsTests {
  private final class Warnings {
    var lines: [String] = []
  }

  private let warnings = Warnings()

  private func makeStore(_ url: URL) -> FileSettingsStore {
    FileSettingsStore(url: url) { [warnings] in warnings.lines.append($0) }
  }

  private var some: AppSettings {
    var settings = AppSettings()
    settings.screen = .journal
    settings.sidebarWidth = 220.5
    settings.windowSize = CGSize(width: 900, height: 600)
    return settings
  }

  @Test("come back from the file, whose folders are made")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "state/app/window.json")
    #expect(makeStore(url).load() == AppSettings())
    makeStore(url).save(some)
    #expect(makeStore(url).load() == some)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path) == ["window.json"])
    #expect(warnings.lines.isEmpty)
  }

  @Test(
    "that make no sense are ignored with one line, and saved over",
    arguments: ["", "{", "[]", "\u{0}\u{1}", #"{"screen": "kitchen"}"#, #"{"sidebar": "wide"}"#])
  func corrupt(text: String) throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "window.json")
    try Data(text.utf8).write(to: url)
    let store = makeStore(url)
    #expect(store.load() == AppSettings())
    #expect(store.load() == AppSettings())
    #expect(warnings.lines.count == 1)
    #expect(warnings.lines.allSatisfy { $0.contains(url.path) && !$0.contains("\n") })
    store.save(some)
    #expect(store.load() == some)
  }

  @Test("that cannot be written cost one line and nothing else")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "file")
    try Data().write(to: file)
    let store = makeStore(file.appending(path: "window.json"))
    store.save(some)
    store.save(some)
    #expect(warnings.lines.count == 1)
    #expect(warnings.lines.first?.contains("cannot be written") == true)
  }

  @Test("do not believe in a size that no display can show")
  func sizes() {
    var settings = AppSettings()
    #expect(settings.windowSize == nil)
    for size in [CGSize(width: 0, height: 500), CGSize(width: 500, height: -1), CGSize(width: 1e6, height: 500)] {
      settings.windowSize = size
      #expect(settings.windowSize == nil)
    }
    for width in [-1, 0, 1e6] {
      settings.sidebarWidth = width
      #expect(settings.sidebarWidth == nil)
    }
    settings.windowSize = CGSize(width: 480, height: 560)
    #expect(settings.windowSize == CGSize(width: 480, height: 560))
  }

  @Test("are where the XDG specification says")
  func location() {
    func path(_ environment: [String: String]) -> String {
      FileSettingsStore.defaultURL(identifier: "org.example.App", environment: environment).path
    }
    #expect(path(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/org.example.App/window.json")
    #expect(path(["HOME": "/h"]) == "/h/.local/state/org.example.App/window.json")
    #expect(path(["XDG_STATE_HOME": "relative", "HOME": "/h"]) == "/h/.local/state/org.example.App/window.json")
    #expect(path([:]).hasSuffix("/.local/state/org.example.App/window.json"))
  }

  @Test("are saved only if they change")
  func updating() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "window.json")
    let store = makeStore(url)
    store.update { $0.sidebarWidth = nil }
    #expect(!FileManager.default.fileExists(atPath: url.path))
    store.update { $0.sidebarWidth = 200 }
    #expect(store.load().sidebarWidth == 200)
  }
}
