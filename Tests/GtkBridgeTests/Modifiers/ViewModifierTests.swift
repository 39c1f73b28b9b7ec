import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ViewModifierTests {
    struct Titled: ViewModifier {
      let title: String
      @State private var count = 0
      func body(content: Content) -> some View {
        VStack {
          Button("\(title) \(count)") { count += 1 }
          content
        }
      }
    }

    struct Named: View {
      let title: String
      let name: String
      let counter: Counter
      var body: some View { Name(name: name, counter: counter).modifier(Titled(title: title)) }
    }

    struct Name: View {
      let name: String
      let counter: Counter
      var body: some View {
        let _ = counter.note("name")
        Text(name)
      }
    }

    @Test func modifiedContentIsWhatTheMethodMakes() {
      let counter = Counter()
      let screen = TestScreen {
        ModifiedContent(content: Name(name: "a", counter: counter), modifier: Titled(title: "t"))
      }
      #expect(screen.texts == ["t 0", "a"])
    }

    @Test func stateInAModifierIsKeptAndItsContentLeftAlone() throws {
      let counter = Counter()
      let screen = TestScreen { Named(title: "t", name: "a", counter: counter) }
      #expect(screen.texts == ["t 0", "a"])
      counter.reset()
      try screen.tap("t 0")
      screen.flush()
      #expect(screen.texts == ["t 1", "a"])
      #expect(counter.counts == [:])
      screen.controller.rootView = Named(title: "u", name: "b", counter: counter)
      screen.flush()
      #expect(screen.texts == ["u 1", "b"])
      #expect(counter.counts == ["name": 1])
    }

    struct Twice: ViewModifier {
      @State private var count = 1
      func body(content: Content) -> some View {
        content
        if count > 1 { content.border(.red) }
        Button("more") { count += 1 }
        Button("less") { count = 1 }
      }
    }

    struct Counting: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name)\(count)") { count += 1 } }
    }

    struct CountingTwice: View {
      let name: String
      var body: some View { Counting(name: name).modifier(Twice()) }
    }

    @Test func contentShownTwiceIsTwoViews() throws {
      let screen = TestScreen { CountingTwice(name: "a") }
      try screen.tap("more")
      screen.flush()
      try screen.tap("a0")
      screen.flush()
      #expect(screen.texts == ["a1", "a0", "more", "less"])
      screen.controller.rootView = CountingTwice(name: "b")
      screen.flush()
      #expect(screen.texts == ["b1", "b0", "more", "less"])
      try screen.tap("less")
      screen.flush()
      screen.controller.rootView = CountingTwice(name: "c")
      screen.flush()
      #expect(screen.texts == ["c1", "more", "less"])
    }

    /// Nodes keep the views that the body created from its content: the observers, and the button's label.
    struct Keeping: ViewModifier {
      func body(content: Content) -> some View {
        Button {
        } label: {
          content.onAppear {}.onChange(of: 1) {}
        }
      }
    }

    @Test func modifierAndContentAreFinalised() throws {
      let reference: Gtk.WeakReference
      do {
        let screen = TestScreen { Text("a").modifier(Keeping()) }
        reference = Gtk.WeakReference(try #require(screen.root.label("a")))
      }
      #expect(!reference.isAlive)
    }

    @Test func modifiersNest() {
      let counter = Counter()
      let screen = TestScreen {
        Name(name: "a", counter: counter).modifier(Titled(title: "inner")).modifier(Titled(title: "outer"))
      }
      #expect(screen.texts == ["outer 0", "inner 0", "a"])
    }
  }
}
