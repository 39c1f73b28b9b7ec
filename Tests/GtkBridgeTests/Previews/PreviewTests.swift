import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct PreviewTests {
    struct Greeting_Previews: PreviewProvider {
      static var previews: some View { Text("Hello") }
    }

    @Test func providerNamesItsView() {
      let preview = Preview(Greeting_Previews.self)
      #expect(preview.id == "Greeting")
      #expect(preview.size == CGSize(width: 480, height: 560))
    }

    @Test func previewsAreFoundByViewAndByState() {
      let previews = [
        Preview("A", "One") { Text("1") }, Preview("A", "Two") { Text("2") }, Preview("B") { Text("3") },
      ]
      #expect(previews.matching("a").map(\.id) == ["A/One", "A/Two"])
      #expect(previews.matching("A/two").map(\.id) == ["A/Two"])
      #expect(previews.matching("C").isEmpty)
    }

    @Test func snapshotHasThePreviewsSize() throws {
      let fixed = Preview("A", traits: .fixedLayout(width: 70, height: 50)) { Text("1") }
      #expect(try fixed.snapshot().size == CGSize(width: 70, height: 50))
      let own = Preview("A", traits: .sizeThatFitsLayout) { Spacer().frame(width: 33, height: 22) }
      #expect(try own.snapshot().size == CGSize(width: 33, height: 22))
    }

    @Test(arguments: [Int32(360), 540, 900]) func controlsAreInSightAtAnyWidth(_ width: Int32) throws {
      let screen = TestScreen(width: width, height: 600) {
        PreviewBrowser(
          [Preview("A") { Text("first") }], languages: ["English", "한국어"].map { PreviewLanguage($0) {} })
      }
      screen.layOut()
      let controls = screen.root.all.filter { ["GtkDropDown", "GtkCheckButton"].contains($0.typeName) }
      #expect(controls.count == 4)
      for control in controls {
        let bounds = control.bounds(in: screen.root)
        #expect(bounds.x >= 0 && bounds.maxX <= Int(width), "\(control.typeName) \(bounds)")
      }
    }

    @Test func browserSwitchesPreviewsAndSettings() throws {
      var languages: [String] = []
      let screen = TestScreen(width: 900, height: 600) {
        PreviewBrowser(
          [Preview("A", "One") { Text("first") }, Preview("B") { Text("second") }],
          languages: ["English", "한국어"].map { name in PreviewLanguage(name) { languages.append(name) } })
      }
      defer {
        Gtk.prefersDark = false
        Gtk.DesktopSettings.textZoom = 1
      }
      screen.layOut()
      #expect(screen.texts.contains("first") && screen.texts.contains("A: One"))
      try screen.select(1)
      screen.layOut()
      #expect(screen.texts.contains("second") && !screen.texts.contains("first"))
      let dark = try #require(screen.root.all.first { $0.typeName == "GtkCheckButton" })
      _ = dark.press()
      screen.flush()
      #expect(Gtk.prefersDark)
    }
  }
}
