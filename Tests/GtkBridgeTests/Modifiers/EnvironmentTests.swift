import Testing

@testable import GtkBridge

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { -1 }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

extension GtkBridgeTests {
  @Suite @MainActor struct EnvironmentTests {
    @Test func innerFontWins() throws {
      let screen = TestScreen {
        VStack {
          Text("inner").font(.title)
          Text("outer")
          Text("none").font(nil)
          HStack { Text("view") }.font(nil)
        }.font(.caption)
      }
      #expect(try #require(screen.root.label("inner")).hasStyle(Font.title.css))
      #expect(try #require(screen.root.label("outer")).hasStyle(Font.caption.css))
      #expect(try #require(screen.root.label("none")).styles == [])
      #expect(try #require(screen.root.label("view")).styles == [])
    }

    @Test func foregroundStyleIsTheColour() throws {
      let screen = TestScreen { Text("a").foregroundStyle(.red) }
      #expect(try #require(screen.root.label("a")).hasStyle("color:#e01b24;"))
    }

    @Test func transformStartsFromWhatIsAround() {
      struct Level: View {
        @Environment(\.level) private var level
        var body: some View { Text("\(level)") }
      }
      struct Sample: View {
        var step = 1
        var outer = 10
        var body: some View {
          VStack {
            Level().transformEnvironment(\.level) { $0 += step }
            Level()
          }
          .environment(\.level, outer)
        }
      }
      let screen = TestScreen { Sample() }
      #expect(screen.texts == ["11", "10"])
      screen.controller.rootView = Sample(step: 5)
      screen.flush()
      #expect(screen.texts == ["15", "10"])
      screen.controller.rootView = Sample(step: 5, outer: 20)
      screen.flush()
      #expect(screen.texts == ["25", "20"])
    }

    @Test func fontAndColorShareAClassAndFollowChanges() throws {
      struct Styled: View {
        let font: Font?
        let color: Color?
        var body: some View { Text("a").font(font).foregroundColor(color) }
      }
      let screen = TestScreen { Styled(font: .title, color: .red) }
      let label = try #require(screen.root.label("a"))
      #expect(label.hasStyle(Font.title.css + "color:#e01b24;"))
      screen.controller.rootView = Styled(font: nil, color: .blue)
      screen.flush()
      #expect(label.hasStyle("color:#3584e4;"))
      screen.controller.rootView = Styled(font: nil, color: nil)
      screen.flush()
      #expect(label.styles == [])
    }

    @Test func largerFontTakesMoreRoom() throws {
      let screen = TestScreen {
        Text("a").font(.system(size: 10))
        Text("b").font(.system(size: 40))
      }
      screen.layOut()
      #expect(try screen.bounds(of: "b").height > 2 * screen.bounds(of: "a").height)
    }

    struct Level: View {
      let name: String
      var counter: Counter?
      @Environment(\.level) private var level
      var body: some View {
        let _ = counter?.note(name)
        Text("\(name) \(level)")
      }
    }

    @Test func keysAreInheritedAndOverridden() {
      let screen = TestScreen {
        Level(name: "default")
        VStack {
          Level(name: "outer")
          Level(name: "inner").environment(\.level, 2)
        }.environment(\.level, 1)
      }
      #expect(screen.texts == ["default -1", "outer 1", "inner 2"])
    }

    @Test func changeIsReadOnlyByThoseWhoReadTheKey() throws {
      /// A change of its own state does not describe its content again: only the environment does.
      struct Levels: ViewModifier {
        @State private var level = 1
        func body(content: Content) -> some View {
          content.environment(\.level, level)
          Button("up") { level += 1 }
        }
      }
      struct Plain: View {
        let counter: Counter
        @Environment(\.isEnabled) private var isEnabled
        var body: some View {
          let _ = counter.note("plain")
          Text("\(isEnabled)")
        }
      }
      let counter = Counter()
      let screen = TestScreen {
        Group {
          Level(name: "level", counter: counter)
          Level(name: "fixed", counter: counter).environment(\.level, 7)
          Plain(counter: counter)
        }.modifier(Levels())
      }
      counter.reset()
      try screen.tap("up")
      screen.flush()
      #expect(screen.texts == ["level 2", "fixed 7", "true", "up"])
      #expect(counter.counts == ["level": 1])
    }

    @Test func isEnabledIsInherited() {
      struct Reader: View {
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Text("\(isEnabled)") }
      }
      let screen = TestScreen {
        Reader()
        Reader().disabled(false).disabled()
      }
      #expect(screen.texts == ["true", "false"])
    }

    final class Model: ObservableObject {
      @Published var name: String
      init(_ name: String) { self.name = name }
    }

    struct Reader: View {
      @EnvironmentObject private var model: Model
      var body: some View {
        Text(model.name)
        Button("edit") { $model.name.wrappedValue = "edited" }
      }
    }

    @Test func environmentObjectIsObservedAndReplaced() throws {
      struct Root: View {
        let model: Model
        var body: some View { VStack { Reader() }.environmentObject(model) }
      }
      let (first, second) = (Model("first"), Model("second"))
      let screen = TestScreen { Root(model: first) }
      #expect(screen.texts == ["first", "edit"])
      first.name = "changed"
      screen.flush()
      #expect(screen.texts == ["changed", "edit"])
      try screen.tap("edit")
      screen.flush()
      #expect(first.name == "edited")
      #expect(screen.texts == ["edited", "edit"])
      screen.controller.rootView = Root(model: second)
      screen.flush()
      #expect(screen.texts == ["second", "edit"])
      first.name = "of no interest"
      #expect(!screen.needsUpdate, "the first object is observed no more")
      second.name = "observed"
      #expect(screen.needsUpdate)
    }

    @Test func nearestEnvironmentObjectIsFound() {
      let screen = TestScreen {
        VStack {
          Reader().environmentObject(Model("near"))
        }.environmentObject(Model("far"))
      }
      #expect(screen.texts.first == "near")
    }
  }
}
