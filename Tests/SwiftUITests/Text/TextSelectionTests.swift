import CGtk
import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct TextSelectionTests {
    private struct Screen: View {
      let isEditor: Bool
      @State private var text = "häß 🇰🇷 text"
      @State private var selection: TextSelection?

      private var selected: String {
        guard let selection, case .selection(let range) = selection.indices else { return "none" }
        return selection.isInsertion
          ? "cursor at \(text[..<range.lowerBound])" : String(text[range.clamped(to: text.startIndex..<text.endIndex)])
      }

      var body: some View {
        if isEditor {
          TextEditor(text: $text, selection: $selection)
        } else {
          TextField("name", text: $text, selection: $selection)
        }
        Text(verbatim: "selected: \(selected)")
        Button("word") { if let range = text.range(of: "text") { selection = TextSelection(range: range) } }
        Button("flag") { if let place = text.firstIndex(of: "🇰🇷") { selection = TextSelection(insertionPoint: place) } }
        Button("shorten") { text = "te" }
      }
    }

    private func field(_ host: ViewHost) throws -> Gtk.Widget {
      try #require(host.widgets.first { ["GtkEntry", "GtkTextView"].contains($0.typeName) && $0.isMapped })
    }

    private func buffer(_ widget: Gtk.Widget) -> UnsafeMutablePointer<GtkTextBuffer>? {
      gtk_text_view_get_buffer(UnsafeMutableRawPointer(widget.widget).assumingMemoryBound(to: GtkTextView.self))
    }

    private func selection(_ host: ViewHost) throws -> Range<Int> {
      let widget = try field(host)
      if widget.typeName == "GtkEntry" {
        var (start, end): (Int32, Int32) = (0, 0)
        gtk_editable_get_selection_bounds(widget.opaque, &start, &end)
        return Int(start)..<Int(end)
      }
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_selection_bounds(buffer(widget), &start, &end)
      return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }

    private func select(_ range: Range<Int>, in host: ViewHost) throws {
      let widget = try field(host)
      if widget.typeName == "GtkEntry" {
        return gtk_editable_select_region(widget.opaque, Int32(range.lowerBound), Int32(range.upperBound))
      }
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(buffer(widget), &start, Int32(range.lowerBound))
      gtk_text_buffer_get_iter_at_offset(buffer(widget), &end, Int32(range.upperBound))
      gtk_text_buffer_select_range(buffer(widget), &end, &start)
    }

    @Test(arguments: [false, true])
    func selectionOfTheProgramIsShown(_ isEditor: Bool) async throws {
      let host = try ViewHost { VStack { Screen(isEditor: isEditor) } }
      try host.tap("word")
      try await host.wait(for: "selected: text")
      #expect(await MainLoop.wait { (try? selection(host)) == 7..<11 })
      try host.tap("flag")
      try await host.wait(for: "selected: cursor at häß ")
      #expect(await MainLoop.wait { (try? selection(host)) == 4..<4 })
      host.close()
    }

    @Test(arguments: [false, true])
    func selectionOfTheUserIsStored(_ isEditor: Bool) async throws {
      let host = try ViewHost { VStack { Screen(isEditor: isEditor) } }
      try await host.wait(for: "word")
      try select(1..<6, in: host)
      try await host.wait(for: "selected: äß 🇰🇷")
      try select(2..<2, in: host)
      try await host.wait(for: "selected: cursor at hä")
      // The program may request the same selection again.
      try host.tap("word")
      #expect(await MainLoop.wait { (try? selection(host)) == 7..<11 })
      // Places beyond the end of another text are not an error.
      try host.tap("shorten")
      #expect(await MainLoop.wait { ((try? selection(host))?.upperBound ?? 9) <= 2 })
      host.close()
    }
  }
}
