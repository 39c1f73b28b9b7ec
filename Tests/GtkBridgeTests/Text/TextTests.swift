import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct TextTests {
    @Test(arguments: ["plain", "<b>&amp;</b>", "ünïcode 🎈", "two\nlines", ""]) func textIsShownAsItIs(_ text: String) {
      let screen = TestScreen { Text(text) }
      #expect(screen.texts == [text])
    }

    @Test func typefaceOfAllTextsInside() throws {
      let screen = TestScreen {
        VStack(alignment: .leading) {
          Text("iii")
          Text("mmm").lineLimit(1)
        }
        .monospaced()
        Text("iiii")
        Text("mmmm").fontDesign(.serif)
      }
      screen.layOut()
      #expect(try screen.bounds(of: "iii").width == screen.bounds(of: "mmm").width)
      #expect(try screen.bounds(of: "iiii").width < screen.bounds(of: "mmmm").width)
    }

    @Test func substringAndVerbatim() {
      let screen = TestScreen {
        Text("Hello".dropLast())
        Text(verbatim: "as is")
      }
      #expect(screen.texts == ["Hell", "as is"])
    }

    @Test func labelIsSetOnlyWhenTheTextDiffers() throws {
      let screen = TestScreen { Text("a") }
      let label = try #require(screen.root.label("a"))
      var changes = 0
      label.connect("notify::label") { changes += 1 }
      // GTK reports no change to the same text; a foreign text in its place shows whether it was set at all.
      gtk_label_set_text(label.opaque, "tampered")
      screen.controller.rootView = Text("a")
      screen.flush()
      #expect(screen.texts == ["tampered"])
      changes = 0
      screen.controller.rootView = Text("b")
      screen.flush()
      #expect(changes == 1)
      #expect(screen.texts == ["b"])
    }

    @Test func oneLineWhereThereIsRoomAndMoreWhereThereIsNot() throws {
      let long = "a text that is as long as it takes to need more than one line in a narrow frame"
      let screen = TestScreen(width: 800, height: 400) {
        Text("x")
        Text(long)
        HStack { Text(long + ".") }.frame(width: 150)
      }
      screen.layOut()
      let line = try screen.bounds(of: "x").height
      #expect(try screen.bounds(of: long).height == line)
    }

    @Test func longTextBreaksInANarrowWindow() throws {
      let long = String(repeating: "word ", count: 60)
      let screen = TestScreen(width: 200, height: 400) {
        Text("x")
        Text(long)
      }
      screen.layOut()
      #expect(try screen.bounds(of: long).width <= 200)
      #expect(try screen.bounds(of: long).height >= 3 * screen.bounds(of: "x").height)
    }
  }
}
