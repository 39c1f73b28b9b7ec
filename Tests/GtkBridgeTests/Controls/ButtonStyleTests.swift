import CGtk
import GtkObjects
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ButtonStyleTests {
    private final class Model: ObservableObject {
      @Published var count = 0
      @Published var isDestructive = false
    }

    private struct Framed: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text(configuration.isPressed ? "pressed" : configuration.role == .destructive ? "danger" : "rest")
          if !isEnabled { Text("off") }
        }
      }
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      var isEnabled = true
      var body: some View {
        Button("count \(model.count)", role: model.isDestructive ? .destructive : nil) { model.count += 1 }
          .accessibilityLabel("Counter").disabled(!isEnabled).buttonStyle(Framed())
      }
    }

    private func button(_ screen: TestScreen<some View>) throws -> Gtk.Widget {
      try #require(screen.root.first("GtkButton"))
    }

    @Test func themesLooks() throws {
      func check(_ style: some PrimitiveButtonStyle, _ name: String?) throws {
        let screen = TestScreen { Button("a") {}.buttonStyle(style) }
        for known in ["suggested-action", "flat", "destructive-action"] {
          #expect(try button(screen).hasStyleClass(known) == (known == name))
        }
      }
      try check(.automatic, nil)
      try check(.bordered, nil)
      try check(.borderedProminent, "suggested-action")
      try check(.borderless, "flat")
    }

    @Test func destructiveButtonInACardIsARedText() throws {
      let screen = TestScreen {
        Form {
          Section { HStack { Button("Sign Out", role: .destructive) {} } }
        }
        .foregroundColor(.primary)
      }
      screen.layOut()
      let button = try button(screen)
      #expect(!button.hasStyleClass("destructive-action") && button.hasStyleClass("flat"))
      #expect(button.hasStyle("button&:not(:disabled){color:\(Color.destructive.textCSS);}"))
      let outside = TestScreen { HStack { Button("Sign Out", role: .destructive) {} } }
      #expect(try self.button(outside).hasStyleClass("destructive-action"))
    }

    @Test func frameHasAToneOfTheLabelsColor() throws {
      func tone(_ color: Color) -> String {
        "color:\(color.textCSS);background:alpha(currentColor,0.1);border-color:alpha(currentColor,0.25);"
          + "box-shadow:none;text-shadow:none;-gtk-icon-shadow:none;"
      }
      struct Play: View {
        var color: Color? = .white
        var body: some View {
          Button {
          } label: {
            HStack { Text("Play").foregroundColor(color) }
          }
        }
      }
      let screen = TestScreen { Play() }
      #expect(try button(screen).hasStyle(tone(.white)))
      screen.controller.rootView = Play(color: .yellow)
      screen.flush()
      #expect(try button(screen).hasStyle(tone(.yellow)) && !button(screen).hasStyle(tone(.white)))
      screen.controller.rootView = Play(color: nil)
      screen.flush()
      #expect(try !button(screen).hasStyle(tone(.yellow)))
      let styled = TestScreen {
        Button {
        } label: {
          Text("Play").foregroundStyle(.white).bold()
        }
      }
      #expect(try button(styled).hasStyle(tone(.white)))
      let mixed = TestScreen {
        Button {
        } label: {
          Text("Title")
          Text("detail").foregroundColor(.secondary)
        }
      }
      #expect(try button(mixed).hasStyle(tone(.secondary)) == false)
    }

    @Test func looksChangeWithRoleAndEnvironment() throws {
      struct Changing: View {
        @ObservedObject var model: Model
        var body: some View {
          if model.isDestructive {
            Button("a", role: .destructive) {}.buttonStyle(.borderedProminent)
          } else {
            Button("a", role: .destructive) {}.buttonStyle(.borderless)
          }
        }
      }
      let model = Model()
      model.isDestructive = true
      let screen = TestScreen { Changing(model: model) }
      #expect(try button(screen).hasStyleClass("destructive-action"))
      model.isDestructive = false
      screen.flush()
      #expect(try button(screen).hasStyleClass("flat"))
      #expect(try button(screen).hasStyleClass("destructive-action") == false)
    }

    @Test func plainAndLinkHaveNoFrame() throws {
      func check(_ style: some PrimitiveButtonStyle) throws {
        let screen = TestScreen { Button("a") {}.buttonStyle(style) }
        screen.layOut()
        let label = try screen.bounds(of: "a")
        #expect(try button(screen).bounds(in: screen.root) == label)
      }
      try check(.plain)
      try check(.link)
    }

    @Test func styleOfOnesOwn() throws {
      let model = Model()
      let screen = TestScreen { Screen(model: model) }
      #expect(screen.texts == ["count 0", "rest"])
      #expect(try button(screen).isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Counter"))
      try screen.tap("count 0")
      screen.flush()
      #expect(screen.texts == ["count 1", "rest"])
      gtk_widget_set_state_flags(try button(screen).widget, GTK_STATE_FLAG_ACTIVE, 0)
      screen.flush()
      #expect(screen.texts == ["count 1", "pressed"])
      gtk_widget_unset_state_flags(try button(screen).widget, GTK_STATE_FLAG_ACTIVE)
      model.isDestructive = true
      screen.flush()
      #expect(screen.texts == ["count 1", "danger"])
      screen.controller.rootView = Screen(model: model, isEnabled: false)
      screen.flush()
      #expect(screen.texts == ["count 1", "danger", "off"])
      #expect(try button(screen).isSensitive == false)
    }

    @Test func controlsOfAGroupAreJoined() throws {
      let screen = TestScreen {
        ControlGroup {
          Button("a") {}
          Button("b") {}
        }
      }
      screen.layOut()
      let buttons = screen.root.all("GtkButton")
      try #require(buttons.count == 2)
      #expect(buttons[0].parent?.hasStyleClass("linked") == true)
      #expect(buttons[0].bounds(in: screen.root).maxX == buttons[1].bounds(in: screen.root).x)
    }

    @Test func sizesDiffer() throws {
      let heights = try [ControlSize.mini, .regular, .large].map { size in
        let screen = TestScreen { Button("a") {}.controlSize(size) }
        screen.layOut()
        return try button(screen).bounds(in: screen.root).height
      }
      #expect(heights == heights.sorted() && Set(heights).count == 3)
    }

    @Test func labelsCanBeHiddenAndStillName() throws {
      let screen = TestScreen {
        Toggle("switch", isOn: .constant(true)).toggleStyle(.switch).labelsHidden()
        Picker("size", selection: .constant(1)) { Text("one").tag(1) }.labelsHidden()
      }
      screen.layOut()
      #expect(screen.root.label("switch")?.isMapped == false && screen.root.label("size")?.isMapped == false)
      #expect(screen.root.first("GtkSwitch")?.isLabelledByAnother == true)
    }

    @Test func labelStyles() throws {
      let screen = TestScreen {
        Label("both", systemImage: "star")
        Label("icon", systemImage: "star").labelStyle(.iconOnly)
        Label("title", systemImage: "star").labelStyle(.titleOnly)
      }
      screen.layOut()
      #expect(["both", "icon", "title"].map { screen.root.label($0)?.isMapped } == [true, false, true])
      #expect(screen.root.all("GtkImage").map(\.isMapped) == [true, true, false])
    }

    @Test func manyRoundsLeaveNothing() throws {
      let model = Model()
      var references: [Gtk.WeakReference] = []
      for _ in 0..<50 {
        let screen = TestScreen { Screen(model: model) }
        try screen.tap("count \(model.count)")
        screen.flush()
        references += screen.root.all.map { Gtk.WeakReference($0) }
      }
      #expect(!references.contains { $0.isAlive })
    }

    // MARK: Buttons with a look of their own

    private static let plain = "padding:0;min-width:0;min-height:0;border:none;background:none;box-shadow:none;"

    private func isPlain<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Bool {
      try button(TestScreen { content() }).hasStyle(Self.plain)
    }

    @Test func looksOfTheirOwnHaveNoSecondFrame() throws {
      #expect(
        try isPlain {
          Button {
          } label: {
            Text("a").padding().background(Color.blue).cornerRadius(9)
          }
        })
      #expect(
        try isPlain {
          Button {
          } label: {
            HStack { Text("a") }.background { Capsule().fill(.blue) }
          }
        })
      #expect(
        try isPlain {
          Button {
          } label: {
            Text("a").padding().border(.red)
          }
        })
      #expect(
        try isPlain {
          Button {
          } label: {
            VStack {
              Image(systemName: "photo").resizable().frame(width: 60, height: 60)
              Text("a")
            }
          }
        })
      #expect(try isPlain { Button("a") {}.padding().background(Color.blue) })
      #expect(try isPlain { Button("a") {}.overlay { Capsule().stroke(.red) } })
    }

    /// Expects only a look of 60 × 40 points in the middle of a screen to be visible.
    private func isAllThatIsSeen<Content: View>(@ViewBuilder _ content: () -> Content) throws {
      try expect(
        [
          (50, 50, .blue), (22, 32, .blue), (77, 67, .blue), (17, 50, .clear), (82, 50, .clear), (50, 27, .clear),
          (50, 72, .clear),
        ], in: content)
    }

    @Test func looksOfTheirOwnAreAllThatIsSeen() throws {
      let look = Color.clear.frame(width: 60, height: 40).background(Color.pureBlue)
      try isAllThatIsSeen {
        Button {
        } label: {
          look
        }
      }
      try isAllThatIsSeen { NavigationStack { NavigationLink(destination: Text("page")) { look } } }
      try isAllThatIsSeen { NavigationStack { NavigationLink(value: 1) { look } } }
    }

    @Test func thePointerDrawsNoBoxInABackground() async throws {
      let screen = TestScreen(width: 100, height: 100) {
        Button("a") {}.buttonStyle(.borderless).padding(6).background(Color.pureBlue)
      }
      screen.layOut()
      defer { screen.close() }
      let button = try button(screen)
      let bounds = button.bounds(in: screen.root)
      let corner = (x: bounds.x + 5, y: bounds.y + 5)
      #expect(await MainLoop.wait { screen.root.rootWindow?.isActive == true })
      try Pointer.move(to: button)
      func isHovered() -> Bool {
        gtk_widget_get_state_flags(button.widget).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
      }
      #expect(await MainLoop.wait { isHovered() })
      MainLoop.finish(limit: .seconds(2))
      #expect(try screen.pixels(at: [corner]) == [.blue])
      try Pointer.rest()
    }

    @Test func looksOfTheirOwnHaveTheTint() throws {
      func look(@ViewBuilder _ content: () -> some View) throws -> Gtk.Widget { try button(TestScreen { content() }) }
      let tinted = Self.plain + "color:\(Color.white.textCSS);"
      #expect(try look { Button("a") {}.background(Color.black).tint(.white) }.hasStyle(tinted))
      #expect(try look { Button("a") {}.buttonStyle(.plain).tint(.white) }.hasStyle(Self.plain), "as on iOS")
      #expect(try look { Button("a") {}.background(Color.black).tint(.white).disabled(true) }.hasStyle(Self.plain))
    }

    @Test func otherButtonsKeepTheThemesFrame() throws {
      #expect(try !isPlain { Button("a") {} })
      #expect(try !isPlain { Button("a") {}.overlay { Text("new") } })
      #expect(
        try !isPlain {
          Button {
          } label: {
            Label("a", systemImage: "heart")
          }
        })
      #expect(
        try !isPlain {
          Button {
          } label: {
            Text("a").background(Color.blue)
          }.buttonStyle(.bordered)
        })
    }

    @Test func buttonsBesideOthersInARowHaveNoFrame() throws {
      func button(@ViewBuilder _ content: () -> some View) throws -> Gtk.Widget {
        let screen = TestScreen { Form { content() } }
        return try #require(screen.root.first("GtkButton"))
      }
      let tinted = "button&:not(:disabled){color:\(Color.accentColor.textCSS);}"
      let beside = try button {
        HStack {
          Text("Name")
          Button("Edit") {}
        }
      }
      #expect(beside.hasStyleClass("flat"))
      #expect(beside.hasStyle(tinted), "a text has the colour of a control")
      let bordered = try button {
        HStack {
          Text("Name")
          Button("Edit") {}.buttonStyle(.bordered)
        }
      }
      #expect(!bordered.hasStyleClass("flat"))
      let own = try button {
        HStack {
          Text("Name")
          Button("Edit") {}.buttonStyle(.borderless)
        }
      }
      #expect(!own.hasStyle(tinted))
    }

    @Test func lookOfALabelMayChange() throws {
      struct Choice: View {
        var isChosen: Bool
        var body: some View {
          Button {
          } label: {
            if isChosen { Text("a").background(Color.blue) } else { Text("a") }
          }
        }
      }
      let screen = TestScreen { Choice(isChosen: false) }
      #expect(try !button(screen).hasStyle(Self.plain))
      screen.controller.rootView = Choice(isChosen: true)
      screen.flush()
      #expect(try button(screen).hasStyle(Self.plain))
      screen.controller.rootView = Choice(isChosen: false)
      screen.flush()
      #expect(try !button(screen).hasStyle(Self.plain))
    }

    @Test func fieldsWithABackgroundAreBareText() throws {
      func height<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Int {
        let screen = TestScreen { content() }
        screen.layOut()
        return try #require(screen.root.first("GtkEntry")).bounds(in: screen.root).height
      }
      let framed = try height { TextField("name", text: .constant("")) }
      let bare = try height { TextField("name", text: .constant("")).padding().background(Color.gray) }
      #expect(bare < framed - 8)
    }
  }
}
