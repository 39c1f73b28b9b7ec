import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Rows exist only near the visible part, and their widgets are reused for other rows.
  @Suite @MainActor struct ListRecyclingTests {
    @Test func ofAMillionRowsAFewAreMade() throws {
      let counter = Counter()
      struct Row: View {
        let counter: Counter
        let row: Int
        var body: some View {
          let _ = counter.note("row")
          Text("\(row)")
        }
      }
      let screen = TestScreen { List(0..<1_000_000) { Row(counter: counter, row: $0) } }
      screen.layOut()
      #expect((10...300).contains(screen.rows.count))
      #expect(counter.counts["row", default: 0] <= 300)
      for offset in [10_000.0, 9_000_000, 500, 12_345_678] {
        screen.scrollOffset = offset
        screen.layOut()
        #expect((10...300).contains(screen.rows.count))
      }
      // The first row still exists, because it has the focus.
      let shown = screen.rowTexts.dropFirst().compactMap(Int.init)
      #expect(shown == Array(shown[0]..<shown[0] + shown.count))
      #expect(shown[0] > 100_000)
    }

    @Test func rowsFarAwayArriveWithTheirOwnTexts() {
      let screen = TestScreen {
        List(0..<10_000) { row in
          HStack {
            Text("\(row)")
            Text("row \(row)")
          }
        }
      }
      screen.layOut()
      for offset in stride(from: 0.0, through: 30_000, by: 3_000) {
        screen.scrollOffset = offset
        screen.layOut()
        for text in screen.rowTexts {
          let parts = text.split(separator: " ")
          #expect(parts.count == 3 && parts[0] == parts[2])
        }
      }
    }

    struct Reporting: View {
      var rows = 0..<10_000
      let log: AppearanceLog
      var body: some View {
        List(rows) { row in
          Text("\(row)").onAppear { log.appeared(row) }.onDisappear { log.disappeared(row) }
        }
      }
    }

    /// The existing rows, and whether any row appeared or disappeared twice.
    @MainActor final class AppearanceLog {
      private(set) var present: Set<Int> = []
      private(set) var mistakes = 0
      /// The rows that have appeared or disappeared since these were last cleared.
      private(set) var events: Set<Int> = []

      func appeared(_ row: Int) {
        events.insert(row)
        if !present.insert(row).inserted { mistakes += 1 }
      }

      func disappeared(_ row: Int) {
        events.insert(row)
        if present.remove(row) == nil { mistakes += 1 }
      }

      func forgetEvents() { events = [] }
    }

    @Test func rowsAppearWhenTheyComeIntoViewAndDisappearWhenTheyLeaveIt() {
      let log = AppearanceLog()
      let screen = TestScreen(height: 600) { Reporting(log: log) }
      screen.layOut()
      #expect(log.present == [], "the screen itself has not appeared")
      screen.appear()
      func check() {
        screen.layOut()
        #expect(log.present == Set(screen.rowTextsInView.compactMap(Int.init)))
        #expect(log.mistakes == 0)
      }
      check()
      for offset in [500.0, 20_000, 100_000, 0, 50] {
        screen.scrollOffset = offset
        screen.layOut()
        check()
      }
      for rows in [5..<10_000, 0..<10_000, 0..<3, 9_000..<10_000, 0..<0, 0..<10] {
        screen.controller.rootView = Reporting(rows: rows, log: log)
        check()
      }
      #expect(log.present == Set(0..<10))
      screen.disappear()
      #expect(log.present == [])
      screen.appear()
      check()
      screen.close()
      #expect(log.present == [])
      #expect(log.mistakes == 0)
    }

    @Test func rowsThatStayHearNothingOfRowsThatGoAndCome() {
      let log = AppearanceLog()
      let screen = TestScreen { Reporting(rows: 10..<10_000, log: log) }
      screen.appear()
      screen.layOut()
      // GTK unbinds and rebinds every row below an inserted or removed one.
      for rows in [11..<10_000, 9..<10_000] {
        let staying = log.present.intersection(rows)
        log.forgetEvents()
        screen.controller.rootView = Reporting(rows: rows, log: log)
        screen.layOut()
        #expect(log.events.isDisjoint(with: staying.intersection(screen.rowTextsInView.compactMap(Int.init))))
        #expect(!log.events.isEmpty)
      }
    }

    @Test func theLastRowsAppearanceLoadsMore() {
      struct Feed: View {
        @State private var count = 50
        var body: some View {
          List(0..<count) { row in
            Text("\(row)").onAppear { if row == count - 1, count < 1_000 { count += 50 } }
          }
        }
      }
      let screen = TestScreen { Feed() }
      screen.layOut()
      screen.appear()
      screen.layOut()
      #expect(screen.rows.count == 50, "its end is not in view")
      screen.scrollOffset = 100_000
      screen.layOut()
      screen.layOut()
      #expect(screen.rows.count == 100)
      screen.layOut()
      #expect(screen.rows.count == 100, "once for each end that is reached")
      screen.scrollOffset = 100_000
      screen.layOut()
      screen.layOut()
      #expect(screen.rows.count == 150)
    }

    @Test func rowsAppearInTheNextWindowToo() {
      let log = AppearanceLog()
      let screen = TestScreen { Reporting(log: log) }
      screen.appear()
      screen.layOut()
      #expect(log.present.count > 2)
      // The window goes before the frame that would have reported this.
      screen.controller.rootView = Reporting(rows: 100..<200, log: log)
      screen.flush()
      screen.disappear()
      screen.close()
      #expect(log.present == [])
      screen.appear()
      screen.layOut()
      screen.layOut()
      #expect(log.present == Set(screen.rowTextsInView.compactMap(Int.init)))
      #expect(log.present.contains(100))
      #expect(log.mistakes == 0)
    }

    @Test func aViewThatIsAddedToARowInViewAppears() throws {
      struct Late: View {
        @State private var isThere = false
        let log: AppearanceLog
        var body: some View {
          List(0..<100) { row in
            if row.isMultiple(of: 2), isThere {
              Text("\(row)").onAppear { log.appeared(row) }.onDisappear { log.disappeared(row) }
            } else {
              Button("Add \(row)") { isThere.toggle() }
            }
          }
        }
      }
      let log = AppearanceLog()
      let screen = TestScreen { Late(log: log) }
      screen.appear()
      screen.layOut()
      #expect(log.present == [])
      try screen.tap("Add 1")
      screen.layOut()
      #expect(log.present == Set(screen.rowTextsInView.compactMap(Int.init)))
      #expect(log.present.count > 2 && log.present.count < 20)
      try screen.tap("Add 1")
      screen.layOut()
      #expect(log.present == [])
      #expect(log.mistakes == 0)
    }

    /// A row with a state, which its widgets must not carry to another row.
    struct Counting: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name): \(count)") { count += 1 } }
    }

    struct CountingRows: View {
      var names: [String]
      var body: some View { List(names, id: \.self) { Counting(name: $0) } }
    }

    @Test func stateStaysWithTheRowWhenItIsScrolledAway() throws {
      let screen = TestScreen { CountingRows(names: (0..<1_000).map { "r\($0)" }) }
      screen.layOut()
      try screen.tap("r3: 0")
      screen.flush()
      screen.scrollOffset = 15_000
      screen.layOut()
      #expect(!screen.rowTexts.contains { $0.hasPrefix("r3:") })
      #expect(screen.rowTexts.allSatisfy { $0.hasSuffix(": 0") })
      screen.scrollOffset = 0
      screen.layOut()
      #expect(screen.rowTexts[3] == "r3: 1")
      #expect(screen.rowTexts.filter { $0.hasSuffix(": 1") }.count == 1)
    }

    @Test(arguments: [
      ["b", "a", "c"], ["c", "b", "a"], ["x", "a"], ["b", "x", "y", "z", "c", "a"], ["a"],
      (0..<90).map { "n\($0)" } + ["a"],
    ]) func stateFollowsTheRowThatMoves(_ names: [String]) throws {
      let screen = TestScreen { CountingRows(names: ["a", "b", "c"]) }
      screen.layOut()
      try screen.tap("a: 0")
      screen.flush()
      screen.controller.rootView = CountingRows(names: names)
      screen.flush()
      #expect(screen.rowTexts == names.map { $0 == "a" ? "a: 1" : "\($0): 0" })
    }

    @Test func stateEndsWithTheRow() throws {
      let screen = TestScreen { CountingRows(names: ["a", "b"]) }
      screen.layOut()
      try screen.tap("a: 0")
      screen.flush()
      for names in [["b"], ["a", "b"]] {
        screen.controller.rootView = CountingRows(names: names)
        screen.flush()
      }
      #expect(screen.rowTexts == ["a: 0", "b: 0"])
    }

    @Test func stateOfARowThatIsNotShownEndsWithTheRow() throws {
      let names = (0..<1_000).map { "r\($0)" }
      let screen = TestScreen { CountingRows(names: names) }
      screen.layOut()
      try screen.tap("r3: 0")
      screen.flush()
      screen.scrollOffset = 15_000
      screen.layOut()
      for names in [Array(names[4...]), names] {
        screen.controller.rootView = CountingRows(names: names)
        screen.flush()
      }
      screen.scrollOffset = 0
      screen.layOut()
      #expect(screen.rowTexts.allSatisfy { $0.hasSuffix(": 0") })
    }
  }
}
