import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// An application's own styles. All controls share one mechanism for them.
  @Suite @MainActor struct CustomStyleTests {
    private final class Model: ObservableObject {
      @Published var isOn = false
      @Published var count = 0
    }

    private struct Words: LabelStyle {
      @Environment(\.isEnabled) private var isEnabled
      var word = "label"
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(isEnabled ? word : "off")
          configuration.title
        }
      }
    }

    private struct Row: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            configuration.label
            Text(configuration.isOn ? "on" : "off")
          }
        }
      }
    }

    private struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Button("again") { configuration.trigger() }
          Button(configuration)
        }
      }
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      var word = "label"
      var body: some View {
        VStack {
          Label("count \(model.count)", systemImage: "star").labelStyle(Words(word: word))
          Toggle("toggle", isOn: $model.isOn).toggleStyle(Row())
          Button("press") { model.count += 1 }.buttonStyle(Twice())
        }
      }
    }

    @Test func bodiesShowTheConfigurationAndFollowIt() throws {
      let model = Model()
      let screen = TestScreen { Screen(model: model) }
      #expect(screen.texts == ["label", "count 0", "toggle", "off", "again", "press"])
      try screen.tap("toggle")
      screen.flush()
      #expect(model.isOn && screen.texts.contains("on"))
      try screen.tap("again")
      try screen.tap("press")
      screen.flush()
      #expect(model.count == 2 && screen.texts.contains("count 2"))
      screen.controller.rootView = Screen(model: model, word: "new")
      screen.flush()
      #expect(screen.texts.first == "new")
    }

    @Test func stylesReadTheEnvironment() {
      let screen = TestScreen { Label("a", systemImage: "star").labelStyle(Words()).disabled(true) }
      #expect(screen.texts == ["off", "a"])
    }

    @Test func controlOfAConfigurationHasTheStyleFromOutside() throws {
      struct Framed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            Text("<")
            Label(configuration)
            Text(">")
          }
        }
      }
      let screen = TestScreen {
        VStack {
          Label("a", systemImage: "star").labelStyle(Framed()).labelStyle(Words())
          Label("b", systemImage: "star").labelStyle(.titleOnly).labelStyle(Framed())
          Label("c", systemImage: "star").labelStyle(Framed()).labelStyle(.titleOnly)
        }
      }
      screen.layOut()
      #expect(screen.texts == ["<", "label", "a", ">", "b", "<", "c", ">"])
      #expect(screen.root.all("GtkImage").allSatisfy { !$0.isMapped })
    }

    @Test func stylesOfTheThemeWorkAsBodies() throws {
      struct Bold: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          TitleOnlyLabelStyle().makeBody(configuration: configuration).font(.headline)
        }
      }
      let screen = TestScreen {
        VStack {
          Label("a", systemImage: "star").labelStyle(Bold())
          Toggle("b", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
        }
      }
      screen.layOut()
      let toggle = try #require(screen.root.first("GtkSwitch"))
      let icons = screen.root.all("GtkImage").filter { !$0.isDescendant(of: toggle) }
      #expect(icons.count == 1 && icons.allSatisfy { !$0.isMapped })
    }

    @Test func menusIgnoreStyles() throws {
      let model = Model()
      let screen = TestScreen {
        Menu("open") { Toggle("toggle", isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 })) }
          .toggleStyle(Row())
      }
      #expect(screen.texts == ["open"])
    }

    @Test func otherControls() throws {
      struct Progress: View {
        var body: some View {
          ProgressView("load", value: 1, total: 4)
            .controlStyle(EmptyStyle()) { (_, configuration: ProgressViewStyleConfiguration) in
              AnyView(
                HStack {
                  configuration.label
                  Text("\(configuration.fractionCompleted ?? 0)")
                })
            }
        }
      }
      #expect(TestScreen { Progress() }.texts == ["load", "0.25"])
    }

    private struct EmptyStyle: DynamicProperty {}

    @Test func fieldsAreDecorated() throws {
      struct Marked: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
          HStack {
            Text(">")
            configuration.textFieldStyle(.plain)
          }
        }
      }
      let screen = TestScreen { TextField("name", text: .constant("x")).textFieldStyle(Marked()) }
      #expect(screen.texts.contains(">"))
      #expect(screen.root.all("GtkEntry").count == 1)
    }

    @Test func pressedButtonsAndRowsLeaveNothing() throws {
      let model = Model()
      var references: [Gtk.WeakReference] = []
      for _ in 0..<20 {
        let screen = TestScreen { Screen(model: model) }
        try screen.tap("press")
        screen.flush()
        references += screen.root.all.map { Gtk.WeakReference($0) }
      }
      #expect(!references.contains { $0.isAlive })
    }

    @Test func controlsWithoutSuchAStyleAreNotReadAgain() {
      #expect(areEqual(nil as CustomStyle<LabelStyleConfiguration>?, nil))
    }
  }
}
