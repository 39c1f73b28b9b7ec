import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct TextModifierTests {
    private let long = String(repeating: "word ", count: 60)

    @Test func weightAndSlantApplyToWhateverFontThereIs() throws {
      let screen = TestScreen {
        Text("a").font(.title3).fontWeight(.black)
        Text("b").bold().italic()
        Text("c").font(.title3).bold(false).italic(false)
      }
      #expect(try #require(screen.root.label("a")).hasStyle(Font.title3.weight(.black).css))
      #expect(try #require(screen.root.label("b")).hasStyle(Font.body.bold().italic().css))
      #expect(try #require(screen.root.label("c")).hasStyle(Font.title3.css))
    }

    @Test func lineLimitCutsTheRest() throws {
      let screen = TestScreen(width: 200) {
        Text("x")
        Text(long).lineLimit(2)
      }
      screen.layOut()
      let line = try screen.bounds(of: "x").height
      let height = try screen.bounds(of: long).height
      #expect(height > line && height <= 2 * line + 2)
    }

    @Test func oneLineIsCutWhereTheModeSays() throws {
      struct Line: View {
        let mode: Text.TruncationMode
        let limit: Int?
        var body: some View { Text("a b").lineLimit(limit).truncationMode(mode) }
      }
      let screen = TestScreen { Line(mode: .tail, limit: 1) }
      let label = try #require(screen.root.label("a b"))
      #expect(gtk_label_get_ellipsize(label.opaque) == PANGO_ELLIPSIZE_END)
      screen.controller.rootView = Line(mode: .head, limit: 0)
      screen.flush()
      #expect(gtk_label_get_ellipsize(label.opaque) == PANGO_ELLIPSIZE_START)
      screen.controller.rootView = Line(mode: .middle, limit: nil)
      screen.flush()
      #expect(gtk_label_get_ellipsize(label.opaque) == PANGO_ELLIPSIZE_NONE)
      #expect(gtk_label_get_wrap(label.opaque) != 0)
    }

    @Test func alignmentOfLines() throws {
      let screen = TestScreen {
        Text("a").multilineTextAlignment(.trailing)
        Text("b").multilineTextAlignment(.center)
        Text("c")
      }
      let justifications = screen.root.all("GtkLabel").map { gtk_label_get_justify($0.opaque) }
      #expect(justifications == [GTK_JUSTIFY_RIGHT, GTK_JUSTIFY_CENTER, GTK_JUSTIFY_LEFT])
    }

    @Test func textCanBeSelectedWhereItIsAllowed() throws {
      let screen = TestScreen {
        VStack {
          Text("a")
          Text("b").textSelection(.disabled)
        }.textSelection(.enabled)
      }
      #expect(screen.root.all("GtkLabel").map { gtk_label_get_selectable($0.opaque) != 0 } == [true, false])
    }
  }
}
