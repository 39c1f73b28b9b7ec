import CGtk
import GtkBridgeTesting
import Observation
import Testing

@testable import GtkBridge

@Observable
private final class Book { var title = "Old" }

extension GtkBridgeTests {
  @Suite @MainActor struct FocusStateTests {
    private struct Names: View {
      enum Field: Hashable { case first, last }
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          TextField("First", text: .constant("")).focused($field, equals: .first)
          TextField("Last", text: .constant("")).focused($field, equals: .last)
          Text(field.map { "\($0)" } ?? "none")
          Button("to last") { field = .last }
          Button("away") { field = nil }
        }
      }
    }

    private func focused(_ screen: TestScreen<some View>) -> Int? {
      screen.root.all("GtkEntry").firstIndex { $0.focusedDescendant != nil }
    }

    @Test func stateFollowsTheFocusAndMovesIt() throws {
      let screen = TestScreen { Names() }
      screen.layOut()
      screen.root.all("GtkEntry")[0].grabFocus()
      screen.flush()
      #expect(screen.texts.contains("first"))
      try screen.tap("to last")
      screen.flush()
      #expect(focused(screen) == 1)
      #expect(screen.texts.contains("last"))
      try screen.tap("away")
      screen.flush()
      #expect(focused(screen) == nil)
      #expect(screen.texts.contains("none"))
    }

    @Test func focusAskedForBeforeTheViewIsShown() {
      struct Asking: View {
        @FocusState private var isFocused: Bool
        var body: some View {
          VStack {
            TextField("a", text: .constant(""))
            TextField("b", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
          }
        }
      }
      let screen = TestScreen { Asking() }
      screen.appear()
      screen.layOut()
      screen.flush()
      #expect(focused(screen) == 1)
    }

    private final class Log { var entries: [String] = [] }

    private struct Login: View {
      enum Field: Hashable { case first, second }
      let log: Log
      @FocusState private var field: Field?
      @State private var texts = ["", ""]
      var body: some View {
        VStack {
          TextField("First", text: $texts[0]).focused($field, equals: .first)
          TextField("Second", text: $texts[1]).focused($field, equals: .second)
          Button("To first") { field = .first }
        }
        .onAppear { field = .second }
        .onChange(of: field) { _, field in log.entries.append(field.map { "\($0)" } ?? "none") }
      }
    }

    @Test func fieldThatAppearingFocusesWinsOverTheFirstOfItsWindow() async throws {
      let log = Log()
      let host = try ViewHost { Login(log: log) }
      await host.nextFrame()
      #expect(await MainLoop.wait { !log.entries.isEmpty })
      await host.nextFrame()
      #expect(log.entries == ["second"])
      try host.tap("To first")
      #expect(await MainLoop.wait { log.entries.last == "first" })
      host.close()
    }

    @Test func bindableReachesAnObservableObject() throws {
      struct Editor: View {
        @Bindable var book: Book
        var body: some View { TextField("Title", text: $book.title) }
      }
      let book = Book()
      let screen = TestScreen { Editor(book: book) }
      let entry = try #require(screen.root.first("GtkEntry"))
      gtk_editable_set_text(entry.opaque, "New")
      #expect(book.title == "New")
      book.title = "Newer"
      screen.flush()
      #expect(String(cString: gtk_editable_get_text(entry.opaque)) == "Newer")
    }

    @Test func observableObjectIsFoundByItsTypeAndReplaced() {
      struct Title: View {
        @Environment(Book.self) private var book
        var body: some View { Text(book.title) }
      }
      struct Shelf: View {
        let book: Book
        var body: some View { Title().environment(book) }
      }
      let (first, second) = (Book(), Book())
      second.title = "Second"
      let screen = TestScreen { Shelf(book: first) }
      #expect(screen.texts == ["Old"])
      first.title = "New"
      screen.flush()
      #expect(screen.texts == ["New"])
      screen.controller.rootView = Shelf(book: second)
      screen.flush()
      #expect(screen.texts == ["Second"])
    }
  }
}
