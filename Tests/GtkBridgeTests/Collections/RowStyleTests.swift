import CGtk
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The first frame of rows that GTK requests during its own layout.
  @Suite @MainActor struct RowStyleTests {
    /// A different font for each test, because a known style class needs no loading.
    private func isStyledAtOnce<Content: View>(size: Double, @ViewBuilder _ content: (Font) -> Content) throws {
      let plain = TestScreen { Text("x") }
      plain.layOut()
      let screen = TestScreen { content(.system(size: size)) }
      screen.layOut()
      let height = try screen.bounds(of: "row 1").height
      #expect(height > (try plain.bounds(of: "x").height) + 10, "the row is \(height) points high")
    }

    @Test func badgesAreAtTheEndOfTheirRows() throws {
      let long = "a row whose text is as wide as all of the row and goes on in a second line"
      struct Rows: View {
        let long: String
        @State private var count = 5
        var body: some View {
          List {
            Text(long).badge(count)
            Label("star", systemImage: "star").badge(Text("new"))
            Button("Read") { count = 0 }
          }
          Text("outside").badge(3)
        }
      }
      let screen = TestScreen(width: 400) { Rows(long: long) }
      screen.appear()
      screen.layOut()
      let (text, badge) = (try screen.bounds(of: long), try screen.bounds(of: "5"))
      #expect(text.maxX <= badge.x && badge.maxX > 360)
      #expect(try screen.bounds(of: "new").maxX == badge.maxX)
      try screen.tap("Read")
      screen.flush()
      #expect(screen.root.label("5")?.isMapped != true)
    }

    @Test(arguments: [nil, EdgeInsets(top: 20, leading: 40, bottom: 2, trailing: 0)])
    func aButtonFillsItsRow(insets: EdgeInsets?) throws {
      let screen = TestScreen {
        List {
          Button("press") {}.listRowInsets(insets)
          Text("plain").listRowInsets(insets)
          Text("last")
        }
      }
      screen.appear()
      screen.layOut()
      let row = try screen.row("press").bounds(in: screen.root)
      let plain = try screen.row("plain").bounds(in: screen.root)
      let button = try #require(screen.root.button("press")).bounds(in: screen.root)
      #expect(button.width >= row.width - 2 && button.height >= row.height - 2)
      #expect(row.height == plain.height)
      #expect(try screen.bounds(of: "press").x == screen.bounds(of: "plain").x)
    }

    @Test func theFocusShowsOnARowOfItsColour() throws {
      func ring<Rows: View>(around type: String, @ViewBuilder in rows: () -> Rows) throws -> [Pixel] {
        let screen = TestScreen(rows)
        screen.appear()
        screen.layOut()
        let row = try #require(screen.root.first(type))
        gtk_widget_set_state_flags(
          row.widget, GtkStateFlags(GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue), 0)
        let place = row.bounds(in: screen.root)
        return try screen.pixels(at: (2..<12).map { (place.x + place.width / 2, place.y + $0) })
      }
      let link = try ring(around: "GtkListItemWidget") {
        List { NavigationLink("link", destination: Text("page")).listRowBackground(Color.accentColor) }
      }
      let button = try ring(around: "GtkButton") {
        List { Button("press") {}.listRowBackground(Color.accentColor) }
      }
      let card = try ring(around: "GtkButton") {
        Form { Button("press") {}.listRowBackground(Color.accentColor) }
      }
      for colors in [link, button, card] {
        let last = try #require(colors.last)
        #expect(colors.contains { $0.red > last.red + 60 }, "\(colors)")
      }
    }

    /// GTK marks all widgets around the focus as containers of a visible focus.
    @Test func aRowHasNoRingBesideThatOfItsControl() throws {
      let screen = TestScreen(width: 400) {
        Form {
          Toggle("first", isOn: .constant(true)).listRowBackground(Color.white)
          Toggle("last", isOn: .constant(true))
        }
      }
      screen.appear()
      screen.layOut()
      let toggles = screen.root.all("GtkSwitch")
      let places = toggles.map { $0.bounds(in: screen.root) }
      // The rings of the rows would be at their edges, above and below the switches.
      let points = places.flatMap { place in (4..<16).flatMap { [(place.x, place.y - $0), (place.x, place.maxY + $0)] }
      }
      let before = try screen.pixels(at: points)
      let flags = GtkStateFlags(GTK_STATE_FLAG_FOCUS_WITHIN.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue)
      for toggle in toggles {
        var around = toggle.parent
        while let current = around {
          gtk_widget_set_state_flags(current.widget, flags, 0)
          around = current.parent
        }
      }
      #expect(try screen.pixels(at: points) == before)
    }

    @Test func rowsOfAList() throws {
      try isStyledAtOnce(size: 41) { font in List(0..<8, id: \.self) { Text("row \($0)").font(font) } }
    }

    @Test func rowsOfALazyStack() throws {
      try isStyledAtOnce(size: 42) { font in
        LazyVStack { ForEach(0..<8) { Text("row \($0)").font(font) } }
      }
    }

    @Test func cellsOfALazyGrid() throws {
      try isStyledAtOnce(size: 43) { font in
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<8) { Text("row \($0)").font(font) }
        }
      }
    }

    @Test func cellsOfATable() throws {
      struct Item: Identifiable { let id: Int }
      try isStyledAtOnce(size: 44) { font in
        Table((0..<8).map { Item(id: $0) }) {
          TableColumn("Name") { item in Text("row \(item.id)").font(font) }
        }
      }
    }

    @Test func readersInRows() throws {
      try isStyledAtOnce(size: 45) { font in
        List(0..<8) { row in
          GeometryReader { _ in Text("row \(row)").font(font) }.frame(height: 40)
        }
      }
    }

    private func color(of widget: Gtk.Widget) -> GdkRGBA {
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(widget.widget), &color)
      return color
    }

    @Test(arguments: [false, true]) func colourAndPaddingAreThereAtOnce(isLazyStack: Bool) throws {
      let padding = isLazyStack ? 21.0 : 23
      let rows = ForEach(0..<4) { Text("row \($0)").font(.title).padding(padding).foregroundColor(.red) }
      let screen = TestScreen(height: 500) {
        Text("plain").font(.title)
        if isLazyStack { LazyVStack { rows } } else { List { rows } }
      }
      screen.layOut()
      #expect(try screen.bounds(of: "row 1").height == (try screen.bounds(of: "plain").height) + Int(2 * padding))
      let color = color(of: try #require(screen.root.label("row 1")))
      #expect(color.red > 0.8 && color.green < 0.2, "\(color)")
    }

    @Test func secondaryTextIsReadableInASelectedRow() throws {
      let screen = TestScreen {
        List(selection: .constant(1 as Int?)) {
          ForEach(0..<2) { row in
            Text("plain \(row)")
            Text("secondary \(row)").foregroundColor(.secondary).tag(row)
          }
        }
      }
      screen.layOut()
      for (name, isSelected) in [("secondary 0", false), ("secondary 1", true)] {
        let row = try screen.row(name)
        let text = color(of: try #require(row.label(name)))
        #expect(screen.selectedTexts.contains(name) == isSelected)
        guard isSelected else { continue }
        #expect((text.red, text.green, text.blue) == (color(of: row).red, color(of: row).green, color(of: row).blue))
        #expect(text.alpha > 0.7 && text.alpha < 0.9, "\(text.alpha)")
      }
    }

    @Test func rowWithAnAspectRatioHasItsHeight() throws {
      let screen = TestScreen {
        List {
          Color.red.aspectRatio(2, contentMode: .fit)
          Text("below")
        }
      }
      screen.layOut()
      let color = try screen.bounds(ofStyle: "background-color:#e01b24;")
      #expect(color.width > 320 && abs(color.height - color.width / 2) <= 1, "\(color)")
      #expect(try screen.bounds(of: "below").y >= color.maxY)
    }

    @Test func aButtonOfAListOnAnotherTabHasTheSpaceOfARow() async throws {
      struct Screens: View {
        @ObservedObject var model: Tabs
        var body: some View {
          TabView(selection: $model.selection) {
            Text("first").tabItem { Text("One") }.tag(0)
            List { Section("header") { Button("press") {} } }.listStyle(.grouped).tabItem { Text("Two") }.tag(1)
          }
        }
      }
      let model = Tabs()
      let host = try ViewHost { Screens(model: model) }
      defer { host.close() }
      try await host.wait(for: "first")
      for _ in 0..<3 { await host.nextFrame() }
      model.selection = 1
      try await host.wait(for: "press")
      let window = try #require(Gtk.shownWindows.first)
      let (header, text) = (try #require(window.label("header")), try #require(window.label("press")))
      #expect(await MainLoop.wait { text.isMapped && text.bounds(in: window).x == header.bounds(in: window).x })
    }

    private final class Tabs: ObservableObject {
      @Published var selection = 0
    }
  }
}
