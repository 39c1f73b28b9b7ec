import CGtk
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// The screen after a list's data has changed, with its focus and scroll position.
  @Suite @MainActor struct ListChangeTests {
    struct Rows: View {
      var names: [String]
      var suffix = ""
      var body: some View { List(names, id: \.self) { Text($0 + suffix) } }
    }

    /// The random edits of the tests below: mostly a few rows, now and then everything.
    private func edit(_ rows: inout [Int], _ next: inout Int, _ random: inout RandomNumbers) {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<40, using: &random) {
        case 0..<12:
          rows.insert(next, at: .random(in: 0...rows.count, using: &random))
          next += 1
        case 12..<24 where !rows.isEmpty: rows.remove(at: .random(in: 0..<rows.count, using: &random))
        case 24..<37 where !rows.isEmpty:
          let row = rows.remove(at: .random(in: 0..<rows.count, using: &random))
          rows.insert(row, at: .random(in: 0...rows.count, using: &random))
        case 37: rows.shuffle(using: &random)
        case 38:
          rows = Array(next..<next + 20)
          next += 20
        default: rows.removeAll { $0 % 3 == 0 }
        }
      }
      if rows.count > 40 { rows.removeLast(20) }
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>) func whatIsOnScreenIsTheData(_ seed: UInt64) throws {
      var random = RandomNumbers(seed: seed)
      var rows = Array(0..<20)
      var next = 20
      let screen = TestScreen { Rows(names: rows.map(String.init)) }
      screen.layOut()
      for step in 0..<2_000 {
        edit(&rows, &next, &random)
        screen.controller.rootView = Rows(names: rows.map(String.init))
        screen.flush()
        try #require(screen.rowTexts == rows.map(String.init), "seed \(seed), step \(step)")
      }
    }

    /// As above with rows that have their own state, in a list longer than the rows with widgets.
    @Test(arguments: 1...2 as ClosedRange<UInt64>) func statesStayWithTheirRows(_ seed: UInt64) throws {
      var random = RandomNumbers(seed: seed)
      var rows = Array(0..<20)
      var next = 20
      var counts: [Int: Int] = [:]
      func view() -> ListRecyclingTests.CountingRows { .init(names: rows.map(String.init)) }
      let screen = TestScreen { view() }
      screen.layOut()
      for step in 0..<300 {
        if let row = rows.randomElement(using: &random) {
          try screen.tap("\(row): \(counts[row, default: 0])")
          counts[row, default: 0] += 1
        }
        edit(&rows, &next, &random)
        counts = counts.filter { rows.contains($0.key) }
        screen.controller.rootView = view()
        screen.flush()
        try #require(screen.rowTexts == rows.map { "\($0): \(counts[$0, default: 0])" }, "seed \(seed), step \(step)")
      }
    }

    @Test func oneChangedRowTouchesOneRow() {
      let counter = Counter()
      struct Row: View, Equatable {
        let name: String
        var body: some View { Text(name) }
      }
      struct Content: View {
        var names: [String]
        let counter: Counter
        var body: some View {
          List(names.indices, id: \.self) { Text(names[$0]).onChange(of: names[$0]) { name in counter.note(name) } }
        }
      }
      var names = (0..<10_000).map(String.init)
      let screen = TestScreen { Content(names: names, counter: counter) }
      screen.layOut()
      let widgets = screen.rows.map(\.widget)
      names[5] = "new"
      screen.controller.rootView = Content(names: names, counter: counter)
      screen.flush()
      #expect(screen.rowTexts[5] == "new")
      #expect(counter.order == ["new"])
      #expect(screen.rows.map(\.widget) == widgets)
    }

    @Test func rowsThatStayKeepTheirWidgets() throws {
      let names = (0..<10_000).map(String.init)
      let screen = TestScreen { Rows(names: names) }
      screen.layOut()
      let row = try screen.row("7").widget
      for names in [["x"] + names, Array(names[3...]), names[..<5] + ["y"] + names[5...], Array(names[1...]) + ["0"]] {
        screen.controller.rootView = Rows(names: Array(names))
        screen.flush()
        #expect(try screen.row("7").widget == row)
      }
    }

    @Test func scrollPositionFollowsTheRows() throws {
      let names = (0..<1_000).map(String.init)
      let screen = TestScreen { Rows(names: names) }
      screen.layOut()
      screen.scrollOffset = 4_000
      screen.layOut()
      screen.scrollOffset = 4_010
      screen.layOut()
      let visible = try #require(screen.rowsInView.first { $0.bounds(in: screen.root).y > 100 }?.texts.first)
      let before = try screen.rowOffset(visible)
      for names in [(0..<50).map { "new \($0)" } + names, Array(names[20...]), names + ["last"]] {
        screen.controller.rootView = Rows(names: names)
        screen.layOut()
        #expect(abs(try screen.rowOffset(visible) - before) <= 30)
      }
    }

    @Test func listAtItsStartShowsWhatComesBefore() throws {
      var names = (0..<1_000).map(String.init)
      let screen = TestScreen { Rows(names: names) }
      screen.layOut()
      func add(_ new: [String]) {
        names = new + names
        screen.controller.rootView = Rows(names: names)
        screen.layOut()
        screen.layOut()
      }
      for new in [["a"], ["b", "c"], (0..<100).map { "new \($0)" }] {
        add(new)
        #expect(screen.scrollOffset == 0)
        #expect(try screen.rowOffset(new[0]) == 18, "below the space above the card")
        #expect(Array(screen.rowTexts.prefix(new.count + 1)) == Array(names.prefix(new.count + 1)))
      }
      for offset in [500.0, 510] {
        screen.scrollOffset = offset
        screen.layOut()
      }
      let visible = try #require(screen.rowsInView.first { $0.bounds(in: screen.root).y > 100 }?.texts.first)
      let before = try screen.rowOffset(visible)
      add(["d"])
      #expect(screen.rowTexts.contains(visible), "\(visible) \(screen.scrollOffset) \(screen.rowTexts)")
      #expect(abs(try screen.rowOffset(visible) - before) <= 30)
    }

    @Test func listAtItsStartStaysThereWithFocusAndState() throws {
      let screen = TestScreen { ListRecyclingTests.CountingRows(names: (0..<200).map(String.init)) }
      screen.layOut()
      try screen.tap("0: 0")
      let button = try #require(screen.root.button("1: 0"))
      gtk_widget_grab_focus(button.widget)
      screen.controller.rootView = .init(names: ["new"] + (0..<200).map(String.init))
      screen.layOut()
      screen.layOut()
      #expect(screen.rowTexts.prefix(3) == ["new: 0", "0: 1", "1: 0"])
      #expect(screen.scrollOffset == 0)
      #expect(screen.root.focusedDescendant?.widget == button.widget)
    }

    @Test func focusFollowsTheRow() throws {
      let names = ["a", "b", "c", "d", "e"]
      let screen = TestScreen { Rows(names: names) }
      screen.layOut()
      gtk_widget_grab_focus(try screen.row("c").widget)
      for names in [["c", "a", "b"], ["x", "y", "b", "a", "c"], ["c"], ["e", "d", "c", "b", "a"]] {
        screen.controller.rootView = Rows(names: names)
        screen.layOut()
        let row = try screen.row("c")
        #expect(screen.root.focusedDescendant?.widget == row.widget, "\(names)")
      }
    }

    @Test func focusInsideARowFollowsIt() throws {
      let screen = TestScreen { ListRecyclingTests.CountingRows(names: ["a", "b", "c"]) }
      screen.layOut()
      let button = try #require(screen.root.button("b: 0"))
      gtk_widget_grab_focus(button.widget)
      for names in [["b", "a", "c"], ["a", "c", "b"], ["x", "y", "b", "a"]] {
        screen.controller.rootView = ListRecyclingTests.CountingRows(names: names)
        screen.layOut()
        #expect(screen.root.focusedDescendant?.widget == button.widget, "\(names)")
      }
    }

    @Test func shufflingTenThousandRowsKeepsTheWidgets() throws {
      var random = RandomNumbers(seed: 1)
      var names = (0..<10_000).map(String.init)
      let screen = TestScreen { Rows(names: names) }
      screen.layOut()
      let rows = screen.rows.map(\.widget)
      for _ in 0..<5 {
        names.shuffle(using: &random)
        screen.controller.rootView = Rows(names: names)
        screen.flush()
        #expect(screen.rowTexts == Array(names.prefix(rows.count)))
      }
      #expect(screen.rows.map(\.widget) == rows, "the widgets stay, their texts change")
    }

    @Test func placeholderStandsInForNoRows() {
      struct Books: View {
        var names: [String]
        var body: some View { List(names, id: \.self) { Text($0) }.placeholder { Text("No books") } }
      }
      let screen = TestScreen { Books(names: []) }
      screen.layOut()
      func isShown(_ text: String) -> Bool { screen.root.label(text).map { $0.isMapped } ?? false }
      #expect(isShown("No books"))
      screen.controller.rootView = Books(names: ["a"])
      screen.layOut()
      #expect(isShown("a"))
      #expect(!isShown("No books"))
      screen.controller.rootView = Books(names: [])
      screen.layOut()
      #expect(isShown("No books"))
    }

    @Test func proxyScrollsToARow() throws {
      struct Log: View {
        @State private var count = 1_000
        var body: some View {
          ScrollViewReader { proxy in
            Button("end") {
              count += 1
              proxy.scrollTo(count - 1)
            }
            Button("middle") { proxy.scrollTo(500) }
            List(0..<count) { Text("\($0)") }
          }
        }
      }
      let screen = TestScreen { Log() }
      screen.layOut()
      for (button, row) in [("end", "1000"), ("middle", "500")] {
        try screen.tap(button)
        screen.layOut()
        screen.layOut()
        let bounds = try screen.row(row).bounds(in: try #require(screen.listView))
        #expect((-1..<300).contains(bounds.y), "\(row): \(bounds)")
      }
    }

    @Test(arguments: [(UnitPoint.top, 0.0), (.center, 0.5), (.bottom, 1)])
    func proxyScrollsARowToAnAnchor(_ anchor: UnitPoint, _ part: Double) throws {
      struct Log: View {
        let anchor: UnitPoint
        var body: some View {
          ScrollViewReader { proxy in
            ForEach([500, 40, 2_000], id: \.self) { row in
              Button("to \(row)") { proxy.scrollTo(row, anchor: anchor) }
            }
            List(0..<5_000) { Text("\($0)") }
          }
        }
      }
      let screen = TestScreen { Log(anchor: anchor) }
      screen.layOut()
      for row in [500, 40, 2_000] {
        try screen.tap("to \(row)")
        screen.layOut()
        screen.layOut()
        let list = try #require(screen.listView)
        let bounds = try screen.row("\(row)").bounds(in: list)
        let height = Double(gtk_widget_get_height(list.widget))
        let expected = part * (height - Double(bounds.height))
        #expect(abs(Double(bounds.y) - expected) < 3, "\(row): \(bounds) in \(height)")
      }
    }

    /// Rows that read the data by their place in it.
    private struct Places: View {
      @State private var names = (0..<60).map { "name \($0)" }
      @State private var isLoud = false

      var body: some View {
        VStack {
          Button("fewer") { names.removeLast(40) }
          Button("loud") { isLoud = true }
          List(names.indices, id: \.self) { index in
            Place { names[index] + (isLoud ? "!" : "") }
          }
        }
      }
    }

    /// Reads the data in a separate body, below the row's.
    private struct Place: View {
      let text: () -> String
      var body: some View { Text(text()) }
    }

    @Test func rowsOfDataThatIsGoneAreNotReadAgain() throws {
      let screen = TestScreen(height: 2_000) { Places() }
      screen.layOut()
      #expect(screen.texts.contains("name 40"))
      try screen.tap("fewer")
      screen.layOut()
      #expect(screen.texts.contains("name 19") && !screen.texts.contains("name 20"))
      try screen.tap("loud")
      screen.layOut()
      #expect(screen.texts.contains("name 19!"))
    }

    private struct Number: Identifiable {
      let id: Int
      var value = 0
    }

    /// Elements without references, whose rows are read again only where the elements or their row closure have
    /// changed.
    private struct Numbers: View {
      enum Style: CaseIterable { case plain, marked, counted }
      static let plain: (Number) -> Text = { Text("\($0.id) \($0.value)") }
      static let marked: (Number) -> Text = { Text("\($0.id) \($0.value)!") }
      var numbers: [Number]
      var style = Style.plain
      var count = 0
      var body: some View {
        List {
          switch style {
          case .plain: ForEach(numbers, content: Self.plain)
          case .marked: ForEach(numbers, content: Self.marked)
          case .counted: ForEach(numbers) { Text("\($0.id) \($0.value) of \(count)") }
          }
          ForEach(numbers, content: style == .plain ? Self.plain : Self.marked)
        }
      }

      var expected: [String] {
        let second = numbers.map { "\($0.id) \($0.value)" + (style == .plain ? "" : "!") }
        switch style {
        case .plain, .marked: return second + second
        case .counted: return numbers.map { "\($0.id) \($0.value) of \(count)" } + second
        }
      }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func rowsOfPlainElementsAreWhatTheyAreDescribedAs(_ seed: UInt64) {
      var random = RandomNumbers(seed: seed)
      var view = Numbers(numbers: (0..<8).map { Number(id: $0) })
      var next = 8
      let screen = TestScreen { view }
      screen.layOut()
      for _ in 0..<300 {
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          let index = view.numbers.indices.randomElement(using: &random) ?? 0
          switch Int.random(in: 0..<8, using: &random) {
          case 0 where !view.numbers.isEmpty: view.numbers[index].value += 1
          case 1 where view.numbers.count > 4: view.numbers.remove(at: index)
          case 2 where !view.numbers.isEmpty: view.numbers.append(view.numbers.remove(at: index))
          case 3: view.numbers.shuffle(using: &random)
          case 4: view.style = Numbers.Style.allCases.randomElement(using: &random) ?? .plain
          case 5: view.count += 1
          case 6: view.numbers.swapAt(0, view.numbers.count - 1)
          default:
            view.numbers.insert(Number(id: next), at: index)
            next += 1
          }
        }
        screen.controller.rootView = view
        screen.flush()
        #expect(screen.rowTexts == view.expected)
      }
    }
  }
}
