import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The items that screens add to the bar of their window.
  @Suite @MainActor struct ToolbarTests {
    private final class Model: ObservableObject {
      @Published var isEditing = false
      @Published var subtitle = ""
      @Published var isShown = false
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      let log: Log

      @ToolbarContentBuilder private var items: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { log.entries.append("added") }
        }
      }

      var body: some View {
        VStack {
          Text("root")
          NavigationLink("go", destination: Text("detail").toolbar { Button("Detail") {} })
        }
        .navigationTitle("Title").navigationSubtitle(model.subtitle)
        .toolbar { items }
        .toolbar {
          if model.isEditing {
            ToolbarItemGroup(placement: .topBarLeading) {
              Button("Done") { model.isEditing = false }
              Button("All") {}
            }
            ToolbarItem(placement: .principal) { Text("Editing") }
          }
        }
      }
    }

    private let log = Log()
    private let model = Model()

    private func header(_ window: Gtk.Window) throws -> Gtk.Widget { try #require(window.first("GtkHeaderBar")) }

    private func buttons(_ window: Gtk.Window) throws -> [String] {
      try header(window).all("GtkButton").filter { $0.isMapped && !$0.texts.isEmpty }.map { $0.texts.joined() }
    }

    @Test func itemsStandInTheirPlaces() throws {
      let screen = try PresentingScreen(width: 600) { NavigationStack { Screen(model: model, log: log) } }
      #expect(try buttons(screen.root) == ["Add"])
      let add = try #require(try header(screen.root).button("Add"))
      #expect(add.label("Add")?.isVisible == false, "a label is its icon alone")
      #expect(add.tooltip == "Add")
      #expect(add.accessible(.description) == nil, "what repeats the name is not spoken twice")
      #expect(add.isLabelledByAnother)
      #expect(add.hasStyleClass("image-button"), "the theme draws the icon as it does those of its own bars")
      add.emit("clicked")
      #expect(log.entries == ["added"])
      model.isEditing = true
      #expect(MainLoop.pump { (try? buttons(screen.root)) == ["Done", "All", "Add"] })
      #expect(try header(screen.root).label("Editing")?.isMapped == true)
      try screen.tap("Done")
      #expect(MainLoop.pump { (try? buttons(screen.root)) == ["Add"] })
      #expect(try header(screen.root).label("Editing") == nil)
      #expect(screen.root.title == "Title")
      screen.close()
    }

    @Test func itemsComeAndGoWithTheirScreen() throws {
      let screen = try PresentingScreen(width: 600) { NavigationStack { Screen(model: model, log: log) } }
      try screen.tap("go")
      #expect(MainLoop.pump { (try? buttons(screen.root)) == ["Detail"] })
      #expect(screen.root.backButton?.isVisible == true)
      screen.root.backButton?.emit("clicked")
      #expect(MainLoop.pump { (try? buttons(screen.root)) == ["Add"] })
      screen.close()
    }

    @Test func subtitleStandsBelowTheTitle() throws {
      let screen = try PresentingScreen { Screen(model: model, log: log) }
      #expect(try header(screen.root).all.contains { $0.hasStyleClass("subtitle") && $0.isMapped } == false)
      model.subtitle = "2 books"
      #expect(MainLoop.pump { (try? header(screen.root))?.label("2 books")?.isMapped == true })
      #expect(screen.root.title == "Title")
      model.subtitle = ""
      #expect(MainLoop.pump { (try? header(screen.root))?.label("2 books") == nil })
      screen.close()
    }

    @Test func titleHasItsRoomFirst() throws {
      let screen = try PresentingScreen {
        Text("root").navigationTitle("A Title of Some Length").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("First") { log.entries.append("first") } }
          ToolbarItem(placement: .secondaryAction) { Button("Second") { log.entries.append("second") } }
          ToolbarItem { Menu("Third") { Button("In third") { log.entries.append("third") } } }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        }
      }
      let window = screen.root
      func button(_ name: String) -> Gtk.Widget? { window.button(name) }
      gtk_window_set_default_size(window.cast(), 1_000, 300)
      #expect(MainLoop.pump { button("Second")?.isMapped == true && window.width > 900 })
      gtk_window_set_default_size(window.cast(), 380, 300)
      #expect(MainLoop.pump { button("Second")?.isMapped == false && window.label("Third")?.isMapped == false })
      #expect(button("Save")?.isMapped == true, "what a sheet is there for stays")
      let more = try #require(window.all("GtkMenuButton").last { $0.isMapped })
      gtk_menu_button_popup(more.opaque)
      window.menuItem("Second")?.emit("clicked")
      gtk_menu_button_popup(more.opaque)
      window.menuItem("In third")?.emit("clicked")
      #expect(log.entries == ["second", "third"])
      gtk_window_set_default_size(window.cast(), 1_000, 300)
      #expect(MainLoop.pump { button("Second")?.isMapped == true && window.label("Third")?.isMapped == true })
      screen.close()
    }

    /// A screen of a window that shows only the name of its program has no title on iOS.
    @Test func theNameOfTheProgramGivesWayToItems() throws {
      let screen = try PresentingScreen(width: 400) {
        NavigationStack {
          Text("root").toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("Score: 15") }
            ToolbarItem { Text("00:12") }
            ToolbarItem { Menu("Levels") { Button("First") {} } }
          }
        }
      }
      defer { screen.close() }
      screen.controller.title = "A Long Name of a Program"
      let window = screen.root
      #expect(MainLoop.pump { window.title == "A Long Name of a Program" && window.label("Levels") != nil })
      func isWhole(_ text: String) -> Bool {
        window.label(text).map { $0.isMapped && $0.width >= $0.naturalWidth } == true
      }
      let texts = ["Score: 15", "00:12", "Levels"]
      _ = MainLoop.pump { texts.allSatisfy { isWhole($0) } }
      // They stay there.
      MainLoop.finish(limit: .seconds(5))
      for text in texts { #expect(isWhole(text), "\(text)") }
      #expect(window.width <= 400)
    }

    /// As on iOS, a title is truncated beside a single item.
    @Test func anOnlyItemStandsInTheBarBesideALongTitle() throws {
      let screen = try PresentingScreen(width: 400) {
        NavigationStack {
          Text("root").navigationTitle("A Title That Is as Long as the Bar of This Window").toolbar {
            ToolbarItem { Button("Synchronize") {} }
          }
        }
      }
      defer { screen.close() }
      func isWhole() -> Bool {
        screen.root.label("Synchronize").map { $0.isMapped && $0.width >= $0.naturalWidth } == true
      }
      func title() -> Gtk.Widget? { screen.root.all.last { $0.hasStyleClass("title") && $0.isMapped } }
      _ = MainLoop.pump { isWhole() && (title()?.width ?? 0) > 60 }
      // They stay there.
      MainLoop.finish(limit: .seconds(5))
      #expect(isWhole())
      let width = try #require(title()).width
      #expect(width > 60 && screen.root.width <= 400, "\(width)")
    }

    /// GTK gives only half of the bar to the items at the end.
    @Test func itemsBeyondHalfOfTheBarStandInIt() throws {
      let names = ["Synchronize", "Import the Rest", "Compare Both"]
      let screen = try PresentingScreen {
        Text("root").navigationTitle("Root").toolbar {
          ForEach(names, id: \.self) { name in ToolbarItem { Button(name) {} } }
        }
      }
      let window = screen.root
      func areShown() -> Bool { names.allSatisfy { window.button($0)?.isMapped == true } }
      gtk_window_set_default_size(window.cast(), 700, 300)
      #expect(MainLoop.pump { areShown() && window.width > 650 })
      for name in names {
        let label = try #require(window.label(name))
        #expect(MainLoop.pump { label.width >= label.naturalWidth }, "\(name) is truncated")
      }
      // In the steps of dragging the edge of the window.
      for width in stride(from: 700, through: 340, by: -10) {
        gtk_window_set_default_size(window.cast(), Int32(width), 300)
        MainLoop.finish(limit: .seconds(1))
      }
      #expect(MainLoop.pump { !areShown() && window.width < 360 }, "\(window.width)")
      gtk_window_set_default_size(window.cast(), 700, 300)
      #expect(MainLoop.pump { areShown() && window.width > 650 })
      screen.close()
    }

    @Test func pushedItemsDoNotWidenTheWindow() throws {
      let screen = try PresentingScreen(width: 360) {
        NavigationStack {
          NavigationLink("go") {
            Text("root").navigationTitle("Another Title").toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("Synchronize Everything") {} }
              ToolbarItem(placement: .primaryAction) { Button("Import the Rest") {} }
              ToolbarItem(placement: .primaryAction) { Button("Compare Both") {} }
            }
          }
        }
      }
      let width = screen.root.width
      var widest = width
      let window = screen.root
      window.onPaint { widest = max(widest, window.width) }
      try screen.tap("go")
      #expect(
        MainLoop.pump { window.button("Synchronize Everything")?.isMapped == true && window.title == "Another Title" })
      MainLoop.finish(limit: .seconds(5))
      #expect(window.width == width && widest == width, "\(width) \(window.width) \(widest)")
      let label = try #require(window.label("Synchronize Everything"))
      #expect(label.height < 30, "an item is one line high")
      screen.close()
    }

    /// The title makes room first: a window with the width of a phone has room for an item beside all buttons.
    @Test func theTitleMayBecomeShort() throws {
      let screen = try PresentingScreen { Text("root").navigationTitle("A Title of Some Length") }
      defer { screen.close() }
      #expect(MainLoop.pump { screen.root.label("A Title of Some Length")?.isMapped == true })
      let title = try #require(screen.root.label("A Title of Some Length"))
      #expect(title.extent(on: .horizontal).minimum < 50)
    }

    @Test func anItemWithAnUnnamedSymbolIsThatSymbolInTheMenu() async throws {
      #expect(try await ToolkitWarnings.during(openMenuOfSymbols) == [], "the lines go with all that is in them")
    }

    private func openMenuOfSymbols() throws {
      let screen = try PresentingScreen {
        Text("root").navigationTitle("A Title of Some Length").toolbar {
          ToolbarItem { Button("A Long Name of an Item") {} }
          ToolbarItem {
            Button {
              log.entries.append("pressed")
            } label: {
              Image(systemName: "wrench")
            }
          }
          ToolbarItem {
            Button {
            } label: {
              Image(systemName: "gear")
            }
            .accessibilityLabel("Settings")
          }
          ToolbarItem { Button("Add", systemImage: "plus") {} }
        }
      }
      defer { screen.close() }
      let window = screen.root
      gtk_window_set_default_size(window.cast(), 300, 300)
      #expect(MainLoop.pump { window.button("A Long Name of an Item")?.isMapped == false })
      let more = try #require(window.all("GtkMenuButton").last { $0.isMapped })
      gtk_menu_button_popup(more.opaque)
      func line(_ name: String) -> Gtk.Widget? {
        window.all("GtkModelButton").first { $0.property("text", as: String.self) == name }
      }
      #expect(MainLoop.pump { line("Wrench")?.isMapped == true })
      let symbol = try #require(line("Wrench"))
      #expect(symbol.images.contains { $0.contentName == "wrench" && $0.isMapped })
      #expect(symbol.all.allSatisfy { $0.labelText != "Wrench" || !$0.isMapped }, "no user knows the name")
      for name in ["Settings", "Add"] {
        #expect(line(name)?.all.contains { $0.labelText == name && $0.isMapped } == true, "\(name)")
      }
      symbol.emit("clicked")
      #expect(log.entries == ["pressed"])
      // The menu creates its lines again.
      gtk_menu_button_popdown(more.opaque)
      #expect(MainLoop.pump { line("Wrench")?.isMapped != true })
      gtk_menu_button_popup(more.opaque)
      #expect(MainLoop.pump { line("Wrench")?.isMapped == true })
    }

    @Test func olderNamesOfTheTitle() throws {
      let screen = try PresentingScreen {
        Text("root").navigationBarTitle("Old").navigationBarTitleDisplayMode(.large)
      }
      #expect(MainLoop.pump { screen.root.title == "Old" })
      screen.close()
    }

    @Test func sheetHasABarOfItsOwn() throws {
      struct Presenter: View {
        @ObservedObject var model: Model
        @Environment(\.dismiss) private var dismiss
        var body: some View {
          Text("root").sheet(isPresented: $model.isShown) {
            Text("sheet").navigationTitle(model.subtitle).toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { model.isShown = false } }
              ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            }
          }
        }
      }
      let screen = try PresentingScreen { Presenter(model: model) }
      model.subtitle = "New"
      model.isShown = true
      let sheet = try screen.waitForPresented("sheet")
      #expect(sheet.title == "New")
      #expect(MainLoop.pump { (try? buttons(sheet)) == ["Cancel", "Save"] })
      #expect(try header(sheet).button("Save")?.hasStyleClass("suggested-action") == true)
      #expect(gtk_header_bar_get_show_title_buttons(try header(sheet).opaque) == 0)
      model.subtitle = "Newer"
      #expect(MainLoop.pump { sheet.title == "Newer" })
      try screen.tap("Cancel", in: sheet)
      #expect(screen.waitForNothing())
      screen.close()
    }

    @Test func aMainWindowKeepsItsButtonsBesideCancel() throws {
      let screen = try PresentingScreen {
        Text("root").toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
      }
      #expect(MainLoop.pump { (try? buttons(screen.root)) == ["Cancel"] })
      #expect(gtk_header_bar_get_show_title_buttons(try header(screen.root).opaque) == 1)
      screen.close()
    }

    @Test func manyRoundsLeaveNothing() throws {
      var references: [Gtk.WeakReference] = []
      for _ in 0..<20 {
        let screen = try PresentingScreen { NavigationStack { Screen(model: model, log: log) } }
        model.isEditing.toggle()
        MainLoop.pump(timeout: .milliseconds(5)) { false }
        references += screen.root.all.map { Gtk.WeakReference($0) }
        screen.close()
      }
      #expect(MainLoop.pump { !references.contains { $0.isAlive } })
    }
  }
}
