import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The facts in the article "What Is Not Public", line by line: if a new toolchain or GTK changes one, these tests
  /// fail first.
  @Suite @MainActor struct NotPublicTests {
    private struct Reflected: View {
      let first = 1
      @State var count = 0
      let second = "a"
      @Environment(\.textScale) var textScale
      var body: some View { Text("\(count)") }
    }

    @Test func fieldsAreFoundByReflection() {
      let layout = PropertyLayout<Reflected>.shared
      #expect(layout.connectors.count == 2, "reflection does not find @State and @Environment in a view any more")
    }

    private final class Announcing: ObservableObject {
      let first = 1
      @Published var count = 0
    }

    @Test func publishedPropertiesAreFoundByReflection() {
      let model = Announcing()
      var changes = 0
      let token = model.objectWillChange.sink { changes += 1 }
      model.count = 1
      #expect(changes == 1, "reflection does not find @Published in a class any more")
      token.cancel()
    }

    @Test func typesAreFoundByTheirMangledNames() throws {
      let name = try #require(_mangledTypeName([String: Int].self), "a type has no mangled name any more")
      #expect(_typeByName(name) == [String: Int].self)
      #expect(name == "SDySSSiG", "paths that older programs have stored are not read any more")
    }

    /// A function in the storage of a `ForEach`.
    private struct Kept<Value, Result> {
      let function: (Value) -> Result

      init(_ function: @escaping (Value) -> Result) { self.function = function }

      var isSame: Bool { isSamePlainFunction(function, function) }
    }

    @Test func functionsAreTwoWords() {
      typealias Function = (Int) -> Int
      #expect(
        MemoryLayout<Function>.size == 2 * MemoryLayout<UInt>.size, "a function is not its code and what it captured")
      let number = Int.random(in: 1...9)
      #expect(
        Kept { (value: Int) in value * 2 }.isSame, "a function that captures nothing has something in its second word")
      #expect(
        !Kept { (value: Int) in value * number }.isSame, "a function that captures has nothing in its second word")
    }

    /// More jobs than the queue runs at once, created on several threads. Each of them runs once and in its order.
    @Test func jobsRunOnceUnderTheMainLoop() async {
      let log = JobLog()
      await withTaskGroup(of: Void.self) { group in
        for thread in 0..<4 {
          group.addTask {
            for number in 0..<500 { await log.add(number, of: thread) }
          }
        }
      }
      #expect(
        log.numbers.allSatisfy { $0 == Array(0..<500) },
        "the runtime's hooks, or the words of a job that are the scheduler's, are not what they were")
    }

    @MainActor
    private final class JobLog {
      private(set) var numbers: [[Int]] = Array(repeating: [], count: 4)

      func add(_ number: Int, of thread: Int) { numbers[thread].append(number) }
    }

    @Test func mainQueueRunsUnderTheMainLoop() {
      var isRun = false
      DispatchQueue.main.async { isRun = true }
      #expect(MainLoop.pump { isRun }, "libdispatch does not hand its main queue over any more")
    }

    @Test func timersFireUnderTheMainLoop() {
      let count = Count()
      let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in count.value += 1 }
      #expect(MainLoop.pump { count.value == 1 }, "the run loop's descriptor is not found any more")
      timer.invalidate()
    }

    /// A timer's function is not known to be called on the main thread.
    private final class Count: @unchecked Sendable {  // touched only on the main thread, which runs the timer
      var value = 0
    }

    @Test func widgetsAreMadeOfTheSameParts() throws {
      func check(_ parts: Set<String>, in widget: Gtk.Widget, _ location: SourceLocation = #_sourceLocation) {
        let names = Set(widget.all.map(\.typeName))
        #expect(
          parts.subtracting(names).sorted() == [], "\(widget.typeName) has other parts now", sourceLocation: location)
      }
      check(["GtkPanedHandle"], in: Gtk.Paned(start: Gtk.Label("a"), end: Gtk.Label("b")))
      check(["GtkCenterBox"], in: Gtk.HeaderBar())
      check(["GtkColumnListView"], in: Gtk.Widget(retaining: gtk_column_view_new(nil)))
      check(["GtkBuiltinIcon"], in: Gtk.Widget(retaining: gtk_check_button_new()))
      check(["GtkScrollbar", "GtkRange"], in: Gtk.Widget(retaining: gtk_scrolled_window_new()))
    }

    @Test func handleOfAPanedIsDraggedByGestures() {
      let paned = Gtk.Paned(start: Gtk.Label("a"), end: Gtk.Label("b"))
      let gestures = paned.controllers("GtkGestureDrag") + paned.controllers("GtkGesturePan")
      #expect(!gestures.isEmpty, "GtkPaned drags its handle in another way")
    }

    @Test func keysOfACalendarAreItsFirst() throws {
      let calendar = Gtk.Widget(retaining: try #require(gtk_calendar_new()))
      let keys = calendar.controllers("GtkEventControllerKey")
      #expect(keys.count == 1, "GtkCalendar moves among its days in another way")
      let days = calendar.all.filter { $0.hasStyleClass("day-number") }
      #expect(days.count == 42, "the days of GtkCalendar are other widgets now")
      let flag = GTK_STATE_FLAG_SELECTED.rawValue
      #expect(
        days.count { gtk_widget_get_state_flags($0.widget).rawValue & flag != 0 } == 1,
        "GtkCalendar marks the selected day in another way")
    }

    @Test func pendingTooltipIsKeptAtTheDisplay() async throws {
      let screen = try await ClickedScreen { Text("described").padding().help("a few words") }
      let window = try screen.window
      let display = UnsafeMutableRawPointer(gtk_widget_get_display(window.widget)).assumingMemoryBound(to: GObject.self)
      func isPending() -> Bool { g_object_get_data(display, "gdk-display-current-tooltip") != nil }
      try screen.point(at: "described")
      try screen.point(at: "described", right: 3)
      #expect(await MainLoop.wait(timeout: .seconds(20)) { isPending() }, "GTK keeps the pending tooltip elsewhere")
      screen.close()
      #expect(!isPending(), "a closed window has a pending tooltip")
    }
  }
}
