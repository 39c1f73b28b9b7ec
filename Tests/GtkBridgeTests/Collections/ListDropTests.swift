import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Drops between the rows of a list, from the signals that GTK sends, and the line at the gap.
  @Suite @MainActor struct ListDropTests {
    private let log = Log()
    private let lists = ScrollDestinations()

    private func screen(of rows: [String]) -> TestScreen<some View> {
      let screen = TestScreen { [log, lists] in
        List {
          ForEach(rows, id: \.self) { Text($0) }
            .dropDestination(for: URL.self) { urls, index in log.entries.append("\(urls.map(\.path)) \(index)") }
            .dropDestination(for: String.self) { texts, index in log.entries.append("\(texts) \(index)") }
        }
        .environment(\.scrollDestinations, lists)
      }
      screen.layOut()
      return screen
    }

    private var drags: ListDragging {
      get throws { try #require(lists.targets.lazy.compactMap { $0 as? RowList }.first?.editing?.drags) }
    }

    @Test(arguments: [["a", "b"], []]) func otherProgramsDropFilesAndTexts(_ rows: [String]) throws {
      let screen = screen(of: rows)
      let list = try #require(screen.listView)
      #expect(try list.receive(.files(["/tmp/a b.csv", "/tmp/ü.json"].map { URL(fileURLWithPath: $0) })))
      #expect(try list.receive(.text("<b>한글 🎈")))
      #expect(log.entries == [#"["/tmp/a b.csv", "/tmp/ü.json"] 0"#, #"["<b>한글 🎈"] 0"#])
    }

    @Test func listsWithoutAUseForDropsTakeNone() throws {
      let screen = TestScreen {
        List { ForEach(["a"], id: \.self) { Text($0).draggable($0) }.onMove { _, _ in } }
      }
      screen.layOut()
      let list = try #require(screen.listView)
      #expect(list.controllers("GtkDropTarget").isEmpty && list.controllers("GtkDragSource").count == 1)
    }

    @Test func aLineShowsTheGap() throws {
      let screen = screen(of: ["a", "b"])
      let (list, row) = (try #require(screen.listView), try screen.row("a"))
      let (place, bounds) = (row.bounds(in: list), row.bounds(in: screen.root))
      let points = [bounds.y + 1, bounds.y + bounds.height - 1].map { (x: bounds.x + bounds.width / 2, y: $0) }
      let before = try screen.pixels(at: points)
      #expect(try drags.move(to: Double(place.y + place.height - 2)) == .copy)
      let below = try screen.pixels(at: points)
      #expect(below[0] == before[0] && below[1] != before[1], "\(before) \(below)")
      #expect(try drags.move(to: Double(place.y + 2)) == .copy)
      let above = try screen.pixels(at: points)
      #expect(above[0] == below[1] && above[1] == before[1], "\(before) \(above)")
      list.controllers("GtkDropTarget").first?.emit("leave")
      #expect(try screen.pixels(at: points) == before)
    }

    @Test func aLineShowsThePlaceInAnEmptyList() throws {
      let screen = screen(of: [])
      let bounds = try #require(screen.listView).bounds(in: screen.root)
      let points = [(x: bounds.x + bounds.width / 2, y: bounds.y + 1)]
      let before = try screen.pixels(at: points)
      #expect(try drags.move(to: 20) == .copy)
      #expect(try screen.pixels(at: points) != before)
    }

    @Test func manyRoundsLeaveNothing() {
      var references: [Gtk.WeakReference] = []
      for _ in 0..<20 {
        let screen = TestScreen { [log] in
          List {
            ForEach(["a"], id: \.self) { Text($0).draggable($0) }.onMove { _, _ in }
              .dropDestination(for: String.self) { texts, _ in log.entries += texts }
          }
        }
        screen.layOut()
        references += screen.root.all.map { Gtk.WeakReference($0) }
      }
      #expect(!references.contains { $0.isAlive })
    }
  }
}
