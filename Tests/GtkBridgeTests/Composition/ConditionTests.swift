import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ConditionTests {
    struct Choice: View {
      let first: Bool
      var body: some View {
        Text("above")
        if first { Text("first") } else { Button("second") {} }
        Text("below")
      }
    }

    @Test func branchIsReplacedInItsPlace() throws {
      let screen = TestScreen { Choice(first: true) }
      let above = try #require(screen.root.label("above"))
      #expect(screen.texts == ["above", "first", "below"])
      screen.controller.rootView = Choice(first: false)
      screen.flush()
      #expect(screen.texts == ["above", "second", "below"])
      screen.controller.rootView = Choice(first: true)
      screen.flush()
      #expect(screen.texts == ["above", "first", "below"])
      #expect(screen.root.label("above")?.widget == above.widget, "the others keep their widgets")
    }

    @Test func branchThatLeavesIsFinalised() throws {
      let screen = TestScreen { Choice(first: true) }
      let reference = Gtk.WeakReference(try #require(screen.root.label("first")))
      screen.controller.rootView = Choice(first: false)
      screen.flush()
      #expect(!reference.isAlive)
    }

    @Test func sameBranchKeepsItsWidget() throws {
      struct Named: View {
        let name: String
        var body: some View { if name.isEmpty { Text("none") } else { Text(name) } }
      }
      let screen = TestScreen { Named(name: "a") }
      let label = try #require(screen.root.label("a"))
      screen.controller.rootView = Named(name: "b")
      screen.flush()
      #expect(screen.root.label("b")?.widget == label.widget)
    }

    @Test func optionalComesAndGoes() {
      struct Maybe: View {
        let name: String?
        var body: some View {
          Text("a")
          if let name { Text(name) }
          Text("b")
        }
      }
      let screen = TestScreen { Maybe(name: nil) }
      #expect(screen.texts == ["a", "b"])
      screen.controller.rootView = Maybe(name: "x")
      screen.flush()
      #expect(screen.texts == ["a", "x", "b"])
      screen.controller.rootView = Maybe(name: "y")
      screen.flush()
      #expect(screen.texts == ["a", "y", "b"])
      screen.controller.rootView = Maybe(name: nil)
      screen.flush()
      #expect(screen.texts == ["a", "b"])
    }

    @Test func switchOverThreeCases() {
      struct Three: View {
        let number: Int
        var body: some View {
          switch number {
          case 0: Text("zero")
          case 1: Button("one") {}
          default:
            Text("many")
            Text("\(number)")
          }
        }
      }
      let screen = TestScreen { Three(number: 0) }
      for (number, texts) in [(1, ["one"]), (2, ["many", "2"]), (3, ["many", "3"]), (0, ["zero"])] {
        screen.controller.rootView = Three(number: number)
        screen.flush()
        #expect(screen.texts == texts)
      }
    }

    @Test func branchesHaveStateOfTheirOwn() throws {
      struct Branches: View {
        let first: Bool
        var body: some View { if first { Counting(name: "first") } else { Counting(name: "second") } }
      }
      struct Counting: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
      }
      let screen = TestScreen { Branches(first: true) }
      try screen.tap("first 0")
      screen.flush()
      #expect(screen.texts == ["first 1"])
      screen.controller.rootView = Branches(first: false)
      screen.flush()
      #expect(screen.texts == ["second 0"])
      screen.controller.rootView = Branches(first: true)
      screen.flush()
      #expect(screen.texts == ["first 0"])
    }
  }
}
