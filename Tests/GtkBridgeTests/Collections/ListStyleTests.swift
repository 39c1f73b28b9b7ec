import CGtk
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The looks of lists: cards, lines, insets, arrows, and buttons that are rows.
  @Suite @MainActor struct ListStyleTests {
    private struct Fruit: View {
      var names = ["apple", "banana", "cherry"]
      var body: some View {
        List {
          Section {
            ForEach(names, id: \.self) { Text($0) }
          } header: {
            Text("fruit")
          } footer: {
            Text("all ripe")
          }
          Section("more") { Text("single").tag(1) }
        }
      }
    }

    private func show<Content: View>(_ view: Content, width: Int32 = 400) -> TestScreen<Content> {
      let screen = TestScreen(width: width, height: 500) { view }
      screen.layOut()
      // The styles of rows are loaded after the layout that creates them.
      screen.layOut()
      return screen
    }

    /// The place of a row in its section, by its style classes.
    private func place(_ text: String, _ screen: TestScreen<some View>) throws -> Set<String> {
      let row = try screen.row(text)
      return Set(RowPlace.styleClasses.map(\.name).filter(row.hasStyleClass))
    }

    @Test(arguments: [true, false]) func labelsOfTwoLinesBeginAtTheEdge(isInList: Bool) throws {
      struct Rows: View {
        var body: some View {
          Label("Short", systemImage: "star")
          Label("Comprehensive Architecture", systemImage: "star")
        }
      }
      let view = isInList ? AnyView(List { Rows() }) : AnyView(Form { Section { Rows() } })
      let screen = show(view, width: isInList ? 170 : 220)
      let icons = screen.root.all("GtkImage").map { $0.bounds(in: screen.root).x }
      #expect(icons.count == 2 && icons.first == icons.last, "\(icons)")
      let heights = try ["Short", "Comprehensive Architecture"].map { try screen.bounds(of: $0).height }
      #expect(heights[1] > heights[0] + 8, "the second label has two lines")
    }

    /// Otherwise a list would create the rows of all of its elements at once, and know only their tags.
    @Test func controlsWithStylesAreRowsOfTheirOwn() {
      let areTransparent = [
        Label<Text, Image>._Node.isTransparent, Toggle<Text>._Node.isTransparent, TextField<Text>._Node.isTransparent,
        Picker<Text, Int, Text>._Node.isTransparent, Menu<Text, Text>._Node.isTransparent,
        ProgressView<Text, EmptyView>._Node.isTransparent,
        Gauge<Text, EmptyView, EmptyView, EmptyView>._Node.isTransparent,
        DatePicker<Text>._Node.isTransparent, GroupBox<Text, Text>._Node.isTransparent,
        ControlGroup<Text>._Node.isTransparent, Button<Text>._Node.isTransparent,
      ]
      #expect(!areTransparent.contains(true))
    }

    private final class CoveredModel: ObservableObject {
      @Published var names = ["one", "two"]
      @Published var path: [Int] = []
    }

    private struct Covered: View {
      @ObservedObject var model: CoveredModel

      var body: some View {
        NavigationStack(path: $model.path) {
          List {
            Section { ForEach(model.names, id: \.self) { Text($0).listRowBackground($0 == "two" ? Color.red : nil) } }
          }
          .listStyle(.insetGrouped)
          .navigationDestination(for: Int.self) { _ in Text("cover") }
        }
      }
    }

    /// GTK keeps the widgets of rows while another page covers theirs, and creates other items for them.
    @Test func aRowHasOnlyTheLookOfItsOwnItemAfterItWasCovered() throws {
      let model = CoveredModel()
      let screen = try PresentingScreen(width: 400, height: 500) { Covered(model: model) }
      defer { screen.close() }
      func classes(_ name: String) -> Set<String>? {
        guard let label = screen.root.label(name) else { return nil }
        let row = sequence(first: label, next: \.parent).first { $0.typeName == "GtkListItemWidget" }
        return row.map { Set($0.styleClasses) }
      }
      try #require(MainLoop.pump { screen.root.label("two")?.isMapped == true })
      let (first, styled) = (try #require(classes("one")), try #require(classes("two")))
      #expect(first.contains("section-first") && styled.contains("section-last"))
      model.path = [1]
      try #require(MainLoop.pump { screen.root.label("cover")?.isMapped == true })
      MainLoop.finish(limit: .seconds(1))
      model.names = ["zero", "one", "two", "three"]
      MainLoop.finish(limit: .seconds(1))
      model.path = []
      try #require(MainLoop.pump { screen.root.label("three")?.isMapped == true })
      let second = first.subtracting(["section-first", "section-start", "list-start"])
      let third = styled.subtracting(["section-last", "list-end"])
      for (name, expected) in [("zero", first), ("one", second), ("two", third)] {
        #expect(MainLoop.pump { classes(name) == expected }, "\(name): \(classes(name) ?? [])")
      }
      #expect(MainLoop.pump { classes("three")?.intersection(["section-last", "list-end"]).count == 2 })
    }

    @Test func sectionsAreCards() throws {
      let screen = show(Fruit().listStyle(.insetGrouped))
      let list = try #require(screen.listView)
      #expect(try place("fruit", screen) == ["section-header", "section-start", "list-start"])
      #expect(try place("apple", screen) == ["section-first"])
      #expect(try place("banana", screen) == [])
      #expect(try place("cherry", screen) == ["section-last"])
      #expect(try place("all ripe", screen) == ["section-footer"])
      #expect(try place("more", screen) == ["section-header", "section-start"])
      #expect(try place("single", screen) == ["section-first", "section-last", "list-end"])
      let row = try screen.row("banana").bounds(in: list)
      #expect(row.x == 12 && row.width == list.bounds(in: list).width - 24)
      #expect(row.height >= 48)
      #expect(try screen.bounds(of: "banana").x == 12 + 1 + 12, "margin, border, inset")
      let gap = try screen.row("more").bounds(in: list).y - screen.row("all ripe").bounds(in: list).maxY
      #expect(gap == 18)
      #expect(try screen.row("fruit").bounds(in: list).height < 48)
    }

    @Test func rowsKnowTheirPlaceAfterChanges() throws {
      let screen = show(Fruit())
      for names in [["a", "apple", "banana", "cherry"], ["banana"], [], ["x", "banana", "y"]] {
        screen.controller.rootView = Fruit(names: names)
        screen.layOut()
        for (index, name) in names.enumerated() {
          var expected: Set<String> = index == 0 ? ["section-first"] : []
          if index == names.count - 1 { expected.insert("section-last") }
          #expect(try place(name, screen) == expected, "\(name) of \(names)")
        }
        #expect(try place("fruit", screen) == ["section-header", "section-start", "list-start"])
      }
    }

    /// Numbers, whose rows are skipped in an update if their bytes are equal.
    private struct Numbers: View {
      let first: [Int]
      var middle: [Int] = []
      var last: [Int] = []

      var body: some View {
        List {
          ForEach(first, id: \.self) { Text("\($0)") }
          Section { ForEach(middle, id: \.self) { Text("\($0)") } }
          ForEach(last, id: \.self) { Text("\($0)") }
        }
      }
    }

    @Test func skippedRowsKnowTheirPlaceAfterTheirNeighboursHaveLeft() throws {
      let screen = show(Numbers(first: [1, 2, 3, 4]))
      #expect(try place("3", screen) == [])
      screen.controller.rootView = Numbers(first: [1, 2, 3])
      screen.layOut()
      #expect(try place("3", screen) == ["section-last", "list-end"])
      screen.controller.rootView = Numbers(first: [2, 3])
      screen.layOut()
      #expect(try place("2", screen) == ["section-start", "section-first", "list-start"])
      screen.controller.rootView = Numbers(first: [2, 3, 4])
      screen.layOut()
      #expect(try place("3", screen) == [])
    }

    @Test func skippedRowsEndTheirSectionWhereAnotherComesBetween() throws {
      let screen = show(Numbers(first: [1, 2], last: [5, 6]))
      #expect(try place("2", screen) == [])
      screen.controller.rootView = Numbers(first: [1, 2], middle: [3], last: [5, 6])
      screen.layOut()
      #expect(try place("2", screen) == ["section-last"])
      #expect(try place("5", screen) == ["section-start", "section-first"])
      screen.controller.rootView = Numbers(first: [1, 2], last: [5, 6])
      screen.layOut()
      #expect(try place("2", screen) == [])
    }

    @Test func recycledRowsKeepNoPlace() {
      let screen = show(List(0..<10_000) { Text("\($0)") })
      for offset in [0.0, 200_000, 480_000, 1_000_000, 0] {
        screen.scrollOffset = offset
        screen.layOut()
        for row in screen.rows {
          #expect(row.hasStyleClass("section-first") == (row.texts == ["0"]))
          #expect(row.hasStyleClass("section-last") == (row.texts == ["9999"]))
          #expect(row.children.count == 1 && row.children.first?.typeName == "GtkLabel", "nothing around the text")
        }
      }
    }

    @Test func styleIsThatOfTheList() throws {
      let screen = show(Fruit().listStyle(.plain))
      func bounds(_ text: String) throws -> Bounds { try screen.row(text).bounds(in: try #require(screen.listView)) }
      #expect(try bounds("banana").x == 0 && bounds("banana").width == 400, "from edge to edge")
      #expect(try bounds("more").y == bounds("all ripe").maxY, "no gaps")
      let inset = show(Fruit().listStyle(InsetListStyle()))
      #expect(try inset.row("banana").bounds(in: inset.root).x == 12)
      let grouped = show(Fruit().listStyle(.grouped))
      #expect(try grouped.row("banana").bounds(in: grouped.root).width == 400)
      #expect(
        try grouped.row("more").bounds(in: grouped.root).y - grouped.row("all ripe").bounds(in: grouped.root).maxY == 18
      )
    }

    private struct Changing: View {
      var isCompact = false
      var body: some View {
        Fruit().listSectionSpacing(isCompact ? .compact : .default).listRowSpacing(isCompact ? 5 : nil)
          .environment(\.defaultMinListRowHeight, isCompact ? 60 : 40)
      }
    }

    @Test func spacingFollowsTheState() throws {
      let screen = show(Changing())
      func gap(_ first: String, _ second: String) throws -> Int {
        try screen.row(second).bounds(in: screen.root).y - screen.row(first).bounds(in: screen.root).maxY
      }
      #expect(try gap("all ripe", "more") == 18)
      #expect(try gap("apple", "banana") == 0)
      screen.controller.rootView = Changing(isCompact: true)
      screen.layOut()
      #expect(try gap("all ripe", "more") == 8)
      #expect(try gap("apple", "banana") == 5)
      #expect(try screen.row("banana").bounds(in: screen.root).height >= 60)
    }

    @Test func listInASidebarIsOne() throws {
      let screen = show(
        NavigationSplitView {
          List { NavigationLink("link", destination: Text("page")) }
        } detail: {
          List(0..<2) { Text("detail \($0)") }
        }, width: 800)
      let lists = screen.root.all("GtkListView")
      let sidebar = try #require(lists.first { $0.texts.contains("link") })
      #expect(sidebar.hasStyleClass("navigation-sidebar"))
      #expect(sidebar.first("GtkImage") == nil, "no arrow")
      #expect(lists.first { $0.texts.contains("detail 0") }?.hasStyleClass("navigation-sidebar") == false)
      let plain = show(
        NavigationSplitView {
          Fruit().listStyle(.plain)
        } detail: {
          Text("detail")
        })
      #expect(plain.listView?.hasStyleClass("navigation-sidebar") == false)
    }

    @Test func linkHasAnArrowAtItsEnd() throws {
      let screen = show(
        NavigationStack {
          List {
            NavigationLink("short", destination: Text("page"))
            NavigationLink(destination: Text("page")) {
              HStack {
                Text("wide")
                Spacer()
                Text("end")
              }
            }
            Text("none")
          }
        })
      for text in ["short", "wide"] {
        let row = try screen.row(text)
        let arrow = try #require(row.first("GtkImage"))
        #expect(arrow.bounds(in: row).maxX == row.bounds(in: row).width - 26, "\(text)")
      }
      #expect(try screen.bounds(of: "end").maxX < 400 - 24 - 16)
      #expect(try screen.row("none").first("GtkImage") == nil)
    }

    // MARK: What rows ask for

    private struct Asking: View {
      var isMarked = false
      var body: some View {
        List(0..<1_000) { row in
          Text("row \(row)")
            .listRowInsets(row == 1 ? EdgeInsets(top: 20, leading: 40, bottom: 20, trailing: 0) : nil)
            .listRowBackground(row == 2 || isMarked && row == 3 ? Color.red : nil)
        }
        .listStyle(.plain)
      }
    }

    @Test func insetsAndBackgroundBelongToTheirRows() throws {
      let screen = show(Asking())
      #expect(try screen.bounds(of: "row 0").x == 12)
      #expect(try screen.bounds(of: "row 1").x == 40)
      #expect(try screen.row("row 1").bounds(in: screen.root).height > 40)
      let red = RowTraits(background: .red).css(in: ListLook(kind: .plain)) ?? ""
      func reds() -> [String] { screen.rows.filter { $0.hasStyle(red) }.flatMap(\.texts) }
      #expect(reds() == ["row 2"])
      screen.controller.rootView = Asking(isMarked: true)
      screen.layOut()
      #expect(reds() == ["row 2", "row 3"])
      screen.scrollOffset = 20_000
      screen.layOut()
      #expect(reds().allSatisfy { ["row 2", "row 3"].contains($0) })
      #expect(screen.rows.filter(\.isMapped).allSatisfy { $0.firstChild?.bounds(in: screen.root).x == 12 })
    }

    @Test func innerModifierTakesPrecedence() throws {
      let screen = show(
        List {
          ForEach(0..<2) { row in
            if row == 0 { Text("own").listRowInsets(EdgeInsets(leading: 30)) } else { Text("outer") }
          }
          .listRowInsets(EdgeInsets(leading: 50))
        }
        .listStyle(.plain))
      #expect(try screen.bounds(of: "own").x == 30)
      #expect(try screen.bounds(of: "outer").x == 50)
    }

    @Test func viewFillsTheRowBehindIt() throws {
      let screen = show(
        List {
          Text("front").listRowBackground(Text("behind").frame(maxWidth: .infinity, maxHeight: .infinity))
          Text("plain").listRowBackground(Color.clear)
        })
      let row = try screen.row("front")
      #expect(try screen.bounds(of: "front").x == 25)
      #expect(row.bounds(in: row).height >= 48)
      let box = try #require(row.first("GtkOverlay"))
      #expect(box.bounds(in: row).height >= row.bounds(in: row).height - 2, "all but the borders")
      #expect(box.bounds(in: row).width == row.bounds(in: row).width - 2)
    }

    @Test func separatorsAreLinesAboveRows() {
      func css(_ traits: RowTraits, _ kind: ListLook.Kind = .plain) -> String? { traits.css(in: ListLook(kind: kind)) }
      #expect(css(RowTraits()) == nil)
      let hidden = RowTraits.Line(isHidden: true)
      let noLine = "{background-image:image(transparent);}"
      #expect(css(RowTraits(topLine: hidden))?.contains("&:not(.section-first)" + noLine) == true)
      #expect(css(RowTraits(bottomLine: hidden))?.contains("&+row:not(.section-first)") == true)
      #expect(css(RowTraits(sectionTopLine: hidden), .insetGrouped) == nil, "cards have no lines between them")
      #expect(css(RowTraits(sectionTopLine: hidden))?.contains(".section-first" + noLine) == true)
      #expect(
        css(RowTraits(topLine: hidden), .insetGrouped)?.contains(".section-last{border-top-color:transparent;}") == true
      )
      var inner = RowTraits(topLine: .init(color: .red))
      inner.fill(from: RowTraits(topLine: .init(isHidden: false, color: .blue), bottomLine: hidden))
      #expect(inner.topLine == .init(isHidden: false, color: .red) && inner.bottomLine == hidden)
      let screen = show(
        List {
          Section { Text("a").listRowSeparator(.hidden, edges: .bottom) }
            .listSectionSeparator(.hidden)
            .listSectionSeparatorTint(.blue, edges: .top)
          Text("b").listRowSeparatorTint(.red)
        })
      #expect(screen.rows.map { $0.styles.count } == [1, 1])
    }

    @Test(arguments: [false, true]) func linesBetweenRowsAreSeen(isPlain: Bool) throws {
      let list = List {
        Text("a")
        Text("b")
        Text("c").listRowSeparator(.hidden, edges: .top)
      }
      let screen = show(isPlain ? AnyView(list.listStyle(.plain)) : AnyView(list))
      func line(above text: String) throws -> Bool {
        let row = try screen.row(text).bounds(in: screen.root)
        let pixels = try screen.pixels(at: (-3...20).map { (row.maxX - 60, row.y + $0) })
        return Set(pixels.map(\.description)).count > 1
      }
      #expect(try line(above: "b"))
      #expect(try !line(above: "c"))
    }

    // MARK: Buttons

    private struct Buttons: View {
      let log: Log
      var body: some View {
        List {
          Button("press") { log.entries.append("press") }
          Button("delete", role: .destructive) { log.entries.append("delete") }
          Button("disabled") { log.entries.append("disabled") }.disabled(true)
          Button("bordered") {}.buttonStyle(.bordered)
          HStack { Button("inside") {} }
        }
      }
    }

    @Test func buttonIsATintedText() throws {
      let screen = show(
        List {
          Text("tinted").foregroundColor(.accentColor)
          Button("button") {}
          Button("disabled") {}.disabled(true)
        })
      func color(_ text: String) throws -> [Float] {
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(try #require(screen.root.label(text)).widget), &color)
        return [color.red, color.green, color.blue]
      }
      #expect(try color("button") == color("tinted"))
      #expect(try color("disabled") != color("tinted"))
      let row = try screen.row("button").bounds(in: screen.root)
      let pixels = try screen.pixels(at: [(row.maxX - 30, row.y + row.height / 2), (row.maxX - 30, row.y + 8)])
      #expect(pixels[0] == pixels[1], "there is no frame")
      #expect(try screen.bounds(of: "button").x == screen.bounds(of: "tinted").x)
    }

    @Test func buttonIsTheWholeRow() async throws {
      let log = Log()
      let host = try ViewHost { Buttons(log: log) }
      defer { host.close() }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      let window = try #require(Gtk.shownWindows.first)
      await host.nextFrame()
      func click(_ text: String, atEnd: Bool) throws {
        let button = try #require(window.button(text)).bounds(in: window)
        let row = try #require(window.button(text)?.parent).bounds(in: window)
        try InputDevices.click(
          atX: Double(atEnd ? row.maxX - 4 : button.x + 10), y: Double(button.y + button.height / 2))
      }
      try click("press", atEnd: true)
      #expect(await MainLoop.wait { log.entries == ["press"] })
      try click("press", atEnd: false)
      #expect(await MainLoop.wait { log.entries == ["press", "press"] })
      try click("disabled", atEnd: true)
      try click("delete", atEnd: true)
      #expect(await MainLoop.wait { log.entries.last == "delete" })
      #expect(log.entries == ["press", "press", "delete"], "each click counts once")
      try InputDevices.press("Up", "Up", "Return")
      #expect(await MainLoop.wait { log.entries.count == 4 })
      #expect(log.entries.last == "press")
      #expect(window.button("press")?.hasStyleClass("flat") == true)
      #expect(window.button("delete")?.hasStyleClass("destructive-action") == false)
      #expect(window.button("bordered")?.hasStyleClass("flat") == false)
      #expect(window.button("inside")?.hasStyleClass("flat") == true)
    }
  }
}
