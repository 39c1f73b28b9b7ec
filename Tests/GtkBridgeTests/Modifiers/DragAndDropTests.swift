import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Dragging and dropping, from the signals that GTK sends.
  @Suite @MainActor struct DragAndDropTests {
    private struct Book: Codable, Equatable, Transferable {
      var title: String

      static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
    }

    private let log = Log()

    private func widget(_ screen: TestScreen<some View>) throws -> Gtk.Widget {
      try #require(screen.root.label("here"))
    }

    @Test func textIsTaken() throws {
      let screen = TestScreen {
        Text("here").dropDestination(for: String.self) { texts, place in
          log.entries.append("\(texts) \(Int(place.x))")
          return true
        }
      }
      #expect(try widget(screen).receive(.text("<b>한글 🎈")))
      #expect(log.entries == ["[\"<b>한글 🎈\"] 4"])
    }

    @Test func filesAreTakenOneByOne() throws {
      let screen = TestScreen {
        Text("here").dropDestination(for: URL.self) { urls, _ in
          log.entries += urls.map(\.path)
          return true
        }
      }
      let urls = ["/tmp/a b.csv", "/tmp/ü.json"].map { URL(fileURLWithPath: $0) }
      #expect(try widget(screen).receive(.files(urls)))
      #expect(log.entries == ["/tmp/a b.csv", "/tmp/ü.json"])
      #expect(try !widget(screen).receive(.text("no address")))
    }

    @Test func valuesOfOnesOwnTravel() throws {
      let book = Book(title: "Emma <&>")
      let screen = TestScreen {
        Text("here").dropDestination(for: Book.self) { books, _ in
          log.entries += books.map(\.title)
          return true
        }
      }
      let content = TransferSession.content(of: [book]) { _ in Issue.record("a coder does not suspend") }
      #expect(try !widget(screen).receive(.text("{}")))
      #expect(try widget(screen).receive(try #require(content)))
      #expect(log.entries == ["Emma <&>"])
    }

    @Test func comingAndLeavingIsTold() throws {
      let screen = TestScreen {
        Text("here").dropDestination(for: String.self) { _, _ in
          true
        } isTargeted: {
          log.entries.append("\($0)")
        }
      }
      let target = try #require(try widget(screen).controllers("GtkDropTarget").first)
      target.emit("leave")
      #expect(log.entries == ["false"])
    }

    @Test func draggingAsksForThePayloadThen() throws {
      struct Source: View {
        let log: Log
        @State private var count = 0
        var body: some View {
          VStack {
            Text("here").draggable(payload)
            Button("more") { count += 1 }
          }
        }
        private var payload: String {
          log.entries.append("asked")
          return "payload \(count)"
        }
      }
      let screen = TestScreen { Source(log: log) }
      try screen.tap("more")
      screen.flush()
      #expect(log.entries.isEmpty)
      let source = try #require(try widget(screen).controllers("GtkDragSource").first)
      #expect(gtk_drag_source_get_actions(source.opaque) == GDK_ACTION_COPY)
      var values = [GValue](repeating: GValue(), count: 3)
      g_value_init(&values[0], gtkbridge_object_type(source.pointer))
      g_value_set_object(&values[0], source.pointer)
      for index in 1...2 { g_value_init(&values[index], gtkbridge_type_double()) }
      var answer = GValue()
      g_value_init(&answer, gdk_content_provider_get_type())
      g_signal_emitv(&values, g_signal_lookup("prepare", gtkbridge_object_type(source.pointer)), 0, &answer)
      var text = GValue()
      g_value_init(&text, gtkbridge_type_string())
      let provider = try #require(g_value_get_object(&answer))
      #expect(
        gdk_content_provider_get_value(provider.assumingMemoryBound(to: GdkContentProvider.self), &text, nil) != 0)
      #expect(String.read(&text) == "payload 1" && log.entries == ["asked"])
      for index in values.indices { g_value_unset(&values[index]) }
      g_value_unset(&text)
      g_value_unset(&answer)
    }

    @Test func manyRoundsLeaveNothing() {
      var references: [Gtk.WeakReference] = []
      for _ in 0..<20 {
        let screen = TestScreen {
          Text("here").draggable("text").dropDestination(for: String.self) { [log] _, _ in log.entries.isEmpty }
        }
        references += screen.root.all.map { Gtk.WeakReference($0) }
      }
      #expect(!references.contains { $0.isAlive })
    }
  }
}
