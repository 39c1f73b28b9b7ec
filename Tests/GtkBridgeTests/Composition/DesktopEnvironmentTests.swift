import CGtk
import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// The settings of the desktop, as views read them.
  @Suite @MainActor struct DesktopEnvironmentTests {
    private struct Screen: View {
      @Environment(\.colorScheme) private var colorScheme
      @Environment(\.accessibilityReduceMotion) private var reduceMotion
      @Environment(\.dynamicTypeSize) private var typeSize
      @Environment(\.layoutDirection) private var direction
      @Environment(\.openURL) private var openURL
      var body: some View {
        VStack {
          Text("\(colorScheme) \(reduceMotion) \(typeSize) \(direction)")
          Button("open") { if let url = URL(string: "https://example.org/") { openURL(url) } }
          Link("link", destination: URL(string: "https://example.org/link")!)
        }
      }
    }

    @Test func viewsFollowTheDesktop() throws {
      let settings = try #require(Gtk.DesktopSettings())
      let (animates, resolution): (Bool, Int32) = (settings.animationsAreEnabled, settings.property("gtk-xft-dpi"))
      let isDark: Bool = settings.property("gtk-application-prefer-dark-theme")
      defer {
        settings.animationsAreEnabled = animates
        settings.setProperty("gtk-xft-dpi", to: resolution)
        settings.setProperty("gtk-application-prefer-dark-theme", to: isDark)
      }
      settings.animationsAreEnabled = true
      settings.setProperty("gtk-xft-dpi", to: Int32(96 * 1024))
      settings.setProperty("gtk-application-prefer-dark-theme", to: false)
      let screen = TestScreen { Screen() }
      #expect(screen.texts[0] == "light false large leftToRight")
      settings.animationsAreEnabled = false
      settings.setProperty("gtk-application-prefer-dark-theme", to: true)
      settings.setProperty("gtk-xft-dpi", to: Int32(144 * 1024))
      screen.flush()
      #expect(screen.texts[0] == "dark true xxxLarge leftToRight")
    }

    @Test(arguments: [
      ("Cantarell 8", 1.0), ("Cantarell 11", 1), ("Cantarell Bold 22", 2), ("Cantarell 30px", 1), ("Cantarell", 1),
    ])
    func textScaleFollowsTheFont(_ font: String, scale: Double) throws {
      let settings = try #require(Gtk.DesktopSettings())
      let (own, resolution): (String, Int32) = (settings.property("gtk-font-name"), settings.property("gtk-xft-dpi"))
      defer {
        settings.setProperty("gtk-font-name", to: own)
        settings.setProperty("gtk-xft-dpi", to: resolution)
      }
      settings.setProperty("gtk-xft-dpi", to: Int32(96 * 1024))
      settings.setProperty("gtk-font-name", to: font)
      #expect(settings.textScale == scale)
    }

    @Test func addressesCanBeOpenedByTheProgram() throws {
      let log = Log()
      let screen = TestScreen {
        Screen().environment(
          \.openURL,
          OpenURLAction {
            log.entries.append($0.path)
            return .handled
          })
      }
      try screen.tap("open")
      try #require(screen.root.first("GtkLinkButton")).emit("clicked")
      #expect(log.entries == ["/", "/link"])
    }

    @Test func linksInTextsAreOpenedByTheProgram() async throws {
      let log = Log()
      func link(_ number: Int) -> Text {
        var attributed = AttributedString("link \(number)")
        attributed.link = URL(string: "https://example.org/\(number)")
        return Text(attributed)
      }
      let text = link(1) + Text(" and ").bold() + link(2) + link(3).italic()
      let host = try ViewHost {
        text.environment(
          \.openURL,
          OpenURLAction {
            log.entries.append($0.path)
            return .handled
          })
      }
      defer { host.close() }
      let window = try #require(Gtk.shownWindows.first)
      #expect(await MainLoop.wait { window.isActive })
      try #require(window.all.first { $0.typeName == "GtkLabel" && $0.labelText?.contains("link 2") == true })
        .grabFocus()
      for count in 1...3 {
        try Pointer.press("Return")
        #expect(await MainLoop.wait { log.entries.count == count })
        try Pointer.press("Tab")
      }
      #expect(log.entries == ["/1", "/2", "/3"])
    }

    @Test func sceneStorageIsKept() {
      struct Tab: View {
        @SceneStorage("tab") private var tab = "first"
        var body: some View { Button(tab) { tab = "second" } }
      }
      let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = folder.appending(path: "settings.ini").path
      let shared = StoredSettings.shared
      StoredSettings.shared = StoredSettings(path: path)
      defer { StoredSettings.shared = shared }
      let screen = TestScreen { Tab() }
      #expect(throws: Never.self) { try screen.tap("first") }
      screen.flush()
      #expect(screen.texts == ["second"])
      StoredSettings.saveAll()
      StoredSettings.shared = StoredSettings(path: path)
      #expect(TestScreen { Tab() }.texts == ["second"])
    }
  }
}
